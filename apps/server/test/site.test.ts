import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ USD_RATE: '1500', SUPPORT_EMAIL: 'help@example.com' })
})
afterAll(() => app.close())

const setTheme = (value: unknown) =>
  app.pool.query(
    `insert into settings (key, value) values ('theme', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )

test('without a valid theme in the settings the default theme applies', async () => {
  expect(await app.call('GET', '/api/theme')).toMatchObject({ status: 200, body: DEFAULT_THEME })
  await setTheme({ accentColor: 5 })
  expect((await app.call('GET', '/api/theme')).body).toEqual(DEFAULT_THEME)
})

test('a stored theme applies to every visitor', async () => {
  const theme = { ...DEFAULT_THEME, accentColor: '#ff0000' }
  await setTheme(theme)
  expect((await app.call('GET', '/api/theme')).body).toEqual(theme)
})

test('pages receive only the configuration they need', async () => {
  expect((await app.call('GET', '/api/site')).body).toEqual({
    supportEmail: 'help@example.com',
    usdRate: 1500,
    requireEmailConfirmation: false,
  })
})
