import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('plain cells stay unquoted, other cells are quoted, and null is an empty cell', () => {
  expect(csvLine(['Ada', 12, null, -3])).toBe('Ada,12,,-3\r\n')
  expect(csvLine(['Eze, Ada', 'said "hi"', 'two\nlines', ' padded '])).toBe(
    '"Eze, Ada","said ""hi""","two\nlines"," padded "\r\n',
  )
})

test('text that would run as a formula gets an apostrophe', () => {
  for (const hostile of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '=HYPERLINK("//x","y")',
    '＝1',
    '\uFEFF=1',
  ]) {
    const line = csvLine([hostile])
    expect(line.startsWith(`"'`)).toBe(true)
    expect(line).toBe(`"'${hostile.replaceAll('"', '""')}"\r\n`)
  }
  expect(csvLine(['a=1', 'ada-eze@example.com'])).toBe('a=1,ada-eze@example.com\r\n')
})
