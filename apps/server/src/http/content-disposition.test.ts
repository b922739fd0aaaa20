import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test('a header contains only ASCII, and a file name cannot add a header or parameter', () => {
  expect(contentDisposition(undefined)).toBe('inline')
  expect(contentDisposition('é"\r\nx: y\\%.jpg')).toBe(
    `attachment; filename="____x: y__.jpg"; filename*=UTF-8''%C3%A9%22%0D%0Ax%3A%20y%5C%25.jpg`,
  )
})
