import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([undefined, '', 'bytes', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,3-4', 'bytes=5-2', 'bytes= 1-2'])(
  '%j asks for the whole',
  (header) => expect(parseRange(header, 10)).toBeUndefined(),
)

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%j lies beyond the end', (header) => {
  expect(parseRange(header, 10)).toBe('unsatisfiable')
})

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
])('%j asks for %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})
