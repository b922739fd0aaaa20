import { expect, test } from 'vitest'
import { columnsOf, hasHeading, likelyColumn, namesOf } from './columns.ts'
import { duplicateWords, readNames, withoutDuplicates } from './names.ts'

test('names are one a line, composed, without spare blanks; duplicates are counted and kept', () => {
  const { names, duplicates, tooLong } = readNames(
    '  Ade\u0301ba\u0301yo\u0323\u0300   Ọkafor \r\n\n\tADA\nAda\u2028Ada 🎉\n',
  )
  expect(names).toEqual(['Adébáyọ̀ Ọkafor', 'ADA', 'Ada', 'Ada 🎉'])
  expect(names[0]).toBe(names[0]!.normalize('NFC'))
  expect(duplicates).toEqual(['Ada'])
  expect(tooLong).toEqual([])
  expect(withoutDuplicates({ names, emails: [] })).toEqual(['Adébáyọ̀ Ọkafor', 'ADA', 'Ada 🎉'])
  expect(readNames('x'.repeat(201)).tooLong).toHaveLength(1)
})

test('an email address after a name is not part of the name, and stays with it', () => {
  const list = readNames(
    'Ada Eze <ada@school.ng>\nObi\n<nobody@x.ng>\nAda Eze <other@school.ng>\nNgozi <not an address>',
  )
  expect(list.names).toEqual(['Ada Eze', 'Obi', '<nobody@x.ng>', 'Ada Eze', 'Ngozi <not an address>'])
  expect(list.emails).toEqual(['ada@school.ng', null, null, 'other@school.ng', null])
  expect(withoutDuplicates(list).slice(0, 2)).toEqual(['Ada Eze <ada@school.ng>', 'Obi'])
  const table = [
    ['Name', 'E-mail'],
    ['Ada', 'ada@school.ng'],
    ['Obi', ''],
  ]
  expect(namesOf(table, true, { indexes: [0] })).toEqual(['Ada <ada@school.ng>', 'Obi'])
})

test('repeated names are reported by how often each is there, or by their number', () => {
  const words = (text: string) => duplicateWords(readNames(text).duplicates)
  expect(words('Musa\nAda\nMusa')).toBe('Musa is there twice.')
  expect(words('Musa\nmusa\nMUSA')).toBe('musa is there 3 times.')
  expect(words('Musa\nMusa\nMusa\nNgozi\nNgozi')).toBe('2 names are there more than once.')
})

test('the column of names is found by its heading, else by what is in it', () => {
  const table = [
    ['No', 'Participant Name', 'Phone'],
    ['1', 'Ngozi Eze', '0801'],
    ['2', ' ', '0802'],
    ['3', 'Musa', ''],
  ]
  expect(hasHeading(table)).toBe(true)
  expect(likelyColumn(columnsOf(table, true))?.indexes).toEqual([1])
  expect(namesOf(table, true, { indexes: [1] })).toEqual(['Ngozi Eze', 'Musa'])
  const bare = table.slice(1)
  expect(hasHeading(bare)).toBe(false)
  const columns = columnsOf(bare, false)
  expect(columns.map(({ title }) => title)).toEqual(['Column A', 'Column B', 'Column C'])
  expect(likelyColumn(columns)?.indexes).toEqual([1])
})

test('a name in several columns is joined in reading order', () => {
  const table = [
    ['Surname', 'First Name', 'Other names', 'Class'],
    ['Eze', 'Ngozi', '', 'JS 1'],
    ['Ọkafor', 'Adébáyọ̀', 'Tunde', 'JS 2'],
  ]
  const columns = columnsOf(table, true)
  const likely = likelyColumn(columns)!
  expect(likely.title).toBe('First Name + Other names + Surname')
  expect(namesOf(table, true, likely)).toEqual(['Ngozi Eze', 'Adébáyọ̀ Tunde Ọkafor'])
  expect(columns.map(({ title }) => title)).toContain('First Name')
  // Parts of a name can be recognized only by their headings, so no columns are joined here.
  expect(columnsOf(table, false).every(({ indexes }) => indexes.length === 1)).toBe(true)
})
