import { expect, test } from 'vitest'
import { hashOfBody } from './body-hash.ts'

const differ = (a: unknown, b: unknown) => expect(hashOfBody(a)).not.toBe(hashOfBody(b))

test('other contents, other structure and other types are other bodies', () => {
  differ({ mode: 'gif' }, { mode: 'dp' })
  differ({ a: ['b', 'c'] }, { a: ['bc'] })
  differ({ a: '1' }, { a: 1 })
  differ({ a: null }, {})
  differ({ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } })
  differ([[], 1], [[1]])
  differ(undefined, null)
})

test('the order of fields says nothing, the order of a list does, and an undefined field is none', () => {
  expect(hashOfBody({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(hashOfBody({ b: { d: 'x', c: [1, 2] }, a: 1 }))
  expect(hashOfBody({ a: 1, b: undefined })).toBe(hashOfBody({ a: 1 }))
  differ([1, 2], [2, 1])
})
