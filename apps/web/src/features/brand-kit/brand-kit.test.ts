import { expect, test } from 'vitest'
import { bodyOf, formOf, LOGO_RULES } from './brand-kit.form.ts'

const kit = {
  name: 'Ilé Ọṣọ́',
  tagline: 'Woven',
  colors: ['#000000', '#111111', '#222222'] as [string, string, string],
  contacts: [{ type: 'phone' as const, value: '0803', position: 'center' as const }],
  voice: 'Warm',
  audience: 'Brides',
  logo: '/files/x.png?sig=1',
}

test('what is sent: the whole kit, and of the logo only what changed', () => {
  const form = formOf(kit)
  const body = bodyOf({ ...form, contacts: [...form.contacts, { ...form.contacts[0]!, id: 'b', value: ' ' }] })
  expect(Object.fromEntries(body)).toEqual({
    name: 'Ilé Ọṣọ́',
    tagline: 'Woven',
    voice: 'Warm',
    audience: 'Brides',
    colors: '#222222',
    contacts: JSON.stringify(kit.contacts),
  })
  expect(body.getAll('colors')).toEqual(kit.colors)
  expect(bodyOf({ ...form, logo: null }).get('logo')).toBe('')
  const logo = { blob: new Blob(['x']), name: 'logo.png', width: 1, height: 1 }
  expect(bodyOf({ ...form, logo }).get('logo')).toMatchObject({ name: 'logo.png' })
})

test('a logo that every tool takes: under 5 MB, refused in the specification’s words', () => {
  expect(LOGO_RULES).toEqual({
    maxBytes: 5 * 1024 * 1024 - 1,
    texts: {
      type: 'Please upload a JPEG, PNG, or WebP image for the logo',
      size: 'Logo file size must be less than 5MB',
    },
  })
})
