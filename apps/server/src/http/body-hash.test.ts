import { expect, test } from 'vitest'
import { hashOfBody } from './body-hash.ts'

const differ = (a: unknown, b: unknown) => expect(hashOfBody(a)).not.toBe(hashOfBody(b))

test('different contents, structure or types give different hashes', () => {
  differ({ mode: 'gif' }, { mode: 'dp' })
  differ({ a: ['b', 'c'] }, { a: ['bc'] })
  differ({ a: '1' }, { a: 1 })
  differ({ a: null }, {})
  differ({ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } })
  differ([[], 1], [[1]])
  differ(undefined, null)
})

test('the hash ignores undefined fields and the order of fields, but not the order of a list', () => {
  expect(hashOfBody({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(hashOfBody({ b: { d: 'x', c: [1, 2] }, a: 1 }))
  expect(hashOfBody({ a: 1, b: undefined })).toBe(hashOfBody({ a: 1 }))
  differ([1, 2], [2, 1])
})
