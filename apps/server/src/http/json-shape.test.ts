import { expect, test } from 'vitest'
import { checkJsonShape } from './json-shape.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  ['33 levels', nested(33)],
  ['50,000 levels, objects among them, that never close', '{"a":['.repeat(25_000)],
  ['millions of empty lists', `[${'[],'.repeat(1_000_000)}0]`],
  ['millions of short texts', `[${'"","\\"",'.repeat(500_000)}0]`],
  ['levels behind a text that ends in a backslash', `["\\\\",${nested(32)}]`],
])('%s are refused', (_, json) => {
  expect(() => checkJsonShape(json)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
})

test('32 levels, 10,000 names and a picture pass, and brackets in strings are no levels', () => {
  checkJsonShape(nested(32))
  checkJsonShape(JSON.stringify({ names: Array(10_000).fill('[[{{"\\,,'), photo: 'x,['.repeat(5_000_000) }))
  checkJsonShape(`"${'['.repeat(100)}\\"${'['.repeat(100)}`)
})
