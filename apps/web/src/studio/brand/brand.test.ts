import { expect, test } from 'vitest'
import { filledIn } from './brand.ts'
import { readHex } from './colors.ts'
import { draftContacts, spokenContacts } from './contacts.ts'

test('a hex colour may be typed without # or with three digits', () => {
  expect(readHex(' 3b82f6')).toBe('#3B82F6')
  expect(readHex('#abc')).toBe('#AABBCC')
  for (const text of ['', 'red', '#12345', '#gggggg']) expect(readHex(text)).toBeNull()
})

test('empty fields of a brand kit change nothing in a form', () => {
  expect(filledIn({ name: 'Ilé', tagline: '', colors: null, contacts: [], audience: undefined, on: false })).toEqual({
    name: 'Ilé',
    on: false,
  })
})

test('equal contacts have separate rows while edited, and empty ones are not sent', () => {
  const [first, second] = draftContacts([
    { type: 'phone', value: '0803', position: 'center' },
    { type: 'phone', value: '0803', position: 'center' },
  ])
  expect(first?.id).not.toBe(second?.id)
  expect(
    spokenContacts([
      { ...first!, platform: 'tiktok' },
      { ...second!, value: ' ' },
    ]),
  ).toEqual([{ type: 'phone', value: '0803', position: 'center' }])
})

test('a social media contact has the platform that the editor shows, also when nobody chose it', () => {
  const page = { id: 'a', type: 'social_media', value: '@zuma', position: 'center' } as const
  expect(spokenContacts([page])).toMatchObject([{ platform: 'facebook' }])
  expect(spokenContacts([{ ...page, platform: 'tiktok' }])).toMatchObject([{ platform: 'tiktok' }])
})
