import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, type Person, signInAdmin } from '../factories/person.ts'

let app: TestApp
let primary: Person
beforeAll(async () => {
  app = await buildApp()
  primary = await signInAdmin(app)
})
afterAll(() => app.close())

const putTheme = (person: Person, body: unknown) => person.call('PUT', '/api/admin/theme', { body })
const putTestimonials = (body: unknown) => primary.call('PUT', '/api/admin/testimonials', { body })
const themeNow = async () => (await app.call('GET', '/api/theme')).body

test('a theme with anything that a stylesheet would run is refused, field by field', async () => {
  const hostile = {
    accentColor: ['red;}body{display:none}', 'url(//evil.example)', 'var(--x)', '#12345g', '#3b82f6;', 'expression(1)'],
    primaryFont: ['Inter;color:red', '"', "x'}*{}", 'a\\22', '</style><script>', 'url(x)', '', 'x'.repeat(200), 'a\nb'],
    fontSizeBase: ['900px', '1px', '16', 'calc(1px*999)', '16px;'],
    fontWeightBold: ['600;', '9999', 'bolder'],
  }
  for (const [field, values] of Object.entries(hostile)) {
    for (const value of values) {
      const { status, body } = await putTheme(primary, { ...DEFAULT_THEME, [field]: value })
      expect([field, value, status, Object.keys(body.fields ?? {})]).toEqual([field, value, 400, [field]])
    }
  }
  const { monoFont: _, ...nine } = DEFAULT_THEME
  expect((await putTheme(primary, nine)).status).toBe(400)
  expect((await putTheme(primary, { ...DEFAULT_THEME, accentColor: 5 })).status).toBe(400)
  expect(await themeNow()).toEqual(DEFAULT_THEME)
})

test('a theme set by a sub admin applies to every visitor at once and is audited', async () => {
  const theme = { ...DEFAULT_THEME, accentColor: '#0f766e', primaryFont: 'Georgia', headingFont: 'Permanent Marker' }
  const sub = await createAdmin(app)
  expect(await putTheme(sub, theme)).toMatchObject({ status: 200, body: theme })
  expect(await themeNow()).toEqual(theme)
  expect((await putTheme(primary, DEFAULT_THEME)).status).toBe(200)
  expect(await themeNow()).toEqual(DEFAULT_THEME)
  const { entries } = (await primary.call('GET', '/api/admin/audit')).body
  expect(entries[1]).toMatchObject({ action: 'theme.update', actor_email: sub.email, detail: theme })
})

test('testimonials are a name and words; what is missing or too much is named', async () => {
  expect((await putTestimonials({ testimonials: [{ name: ' ', content: 'Good' }] })).body.error).toBe(
    'Name is required',
  )
  expect((await putTestimonials({ testimonials: [{ name: 'Ada', content: '' }] })).body.error).toBe(
    'Content is required',
  )
  const many = Array.from({ length: 13 }, () => ({ name: 'Ada', content: 'Good' }))
  expect((await putTestimonials({ testimonials: many })).status).toBe(400)
  const written = [{ name: '<b>Ada</b>', content: 'It works.' }]
  expect(await putTestimonials({ testimonials: written })).toMatchObject({
    status: 200,
    body: { testimonials: written },
  })
  expect((await app.call('GET', '/api/testimonials')).body).toEqual({ testimonials: written })
  expect((await putTestimonials({ testimonials: [] })).status).toBe(200)
  expect((await app.call('GET', '/api/testimonials')).body).toEqual({ testimonials: [] })
})
