import { expect, test } from 'vitest'
import { formatBytes, formatDuration, formatKobo, plural } from './formats.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  [640, '640 ms'],
  [999.6, '1.0 s'],
  [4200, '4.2 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms read %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('kobo read as Naira', () => {
  expect(formatKobo(500_000)).toBe('₦5,000')
})

test('one is not many', () => {
  expect([plural(1, 'credit'), plural(0, 'credit')]).toEqual(['1 credit', '0 credits'])
})
