import { expect, test } from 'vitest'
import { createFileLinks } from './file-links.ts'

let clock = Date.parse('2026-03-01T12:34:56Z')
const links = (secret = 'a', ttlS = 86_400) => createFileLinks({ secret: Buffer.from(secret), ttlS, now: () => clock })
const parse = (link: string) => {
  const url = new URL(link, 'http://x')
  return { key: url.pathname.replace('/files/', ''), query: Object.fromEntries(url.searchParams) }
}

test('a link that was changed in any part is refused', () => {
  const { key, query } = parse(links().link('k.jpg', 'photo.jpg'))
  const refused = [
    ['other.jpg', query],
    [key, { ...query, exp: String(Number(query.exp) + 1) }],
    [key, { ...query, exp: `${query.exp}.0` }],
    [key, { ...query, download: 'evil.exe' }],
    [key, { exp: query.exp, sig: query.sig }],
    [key, { ...query, sig: `${query.sig}A` }],
    [key, { ...query, sig: '' }],
    [key, {}],
  ] as const
  for (const [otherKey, other] of refused) expect(() => links().check(otherKey, other)).toThrow('not valid any more')
  expect(() => links('b').check(key, query)).toThrow('not valid any more')
})

test('a link works until it expires, and stays the same for the hour it is asked in', () => {
  clock = Date.parse('2026-03-01T12:00:00Z')
  const link = links().link('k.jpg')
  clock = Date.parse('2026-03-01T12:59:59Z')
  expect(links().link('k.jpg')).toBe(link)
  const { key, query } = parse(link)
  expect(links().check(key, query)).toBeGreaterThan(80_000)
  clock += 86_400_000
  expect(() => links().check(key, query)).toThrow('not valid any more')
})

test('a link that expires after one second is valid for that second', () => {
  clock = Date.parse('2026-03-01T12:00:00.900Z')
  const { key, query } = parse(links('a', 1).link('k.jpg'))
  clock += 1000
  expect(links('a', 1).check(key, query)).toBe(0)
  clock += 1000
  expect(() => links('a', 1).check(key, query)).toThrow('not valid any more')
})
