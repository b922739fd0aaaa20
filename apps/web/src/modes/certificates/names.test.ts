import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { columnsOf, hasHeading, likelyColumn, namesOf } from './columns.ts'
import { duplicateWords, readNames, samplesOf, withoutDuplicates } from './names.ts'
import { readCells, readTable, TableFault } from './read-table.ts'

const file = (name: string, content: BlobPart) => new File([content], name)

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

test('an address behind a name is not printed, and stays with its name', () => {
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

test('names that are there more than once are told by how often, or by how many they are', () => {
  const words = (text: string) => duplicateWords(readNames(text).duplicates)
  expect(words('Musa\nAda\nMusa')).toBe('Musa is there twice.')
  expect(words('Musa\nmusa\nMUSA')).toBe('musa is there 3 times.')
  expect(words('Musa\nMusa\nMusa\nNgozi\nNgozi')).toBe('2 names are there more than once.')
})

test('the first, the widest and the last are looked at', () => {
  expect(samplesOf([3, 9, 4])).toEqual({ first: 0, longest: 1, last: 2 })
  expect(samplesOf([])).toEqual({ first: 0, longest: 0, last: 0 })
})

test('what is no list is refused, naming the file', async () => {
  const refused = async (name: string, content: BlobPart) => {
    const error = await readTable(file(name, content)).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(TableFault)
    expect(error.message).toContain(name)
    return error.message as string
  }
  expect(await refused('empty.csv', ' \n ,, \n')).toContain('has no names')
  expect(await refused('photo.csv', new Uint8Array([0x89, 0x50, 0, 0, 0]))).toContain('not a CSV')
  expect(await refused('broken.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toContain('could not be read')
  expect(await refused('old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]))).toContain('old Excel file')
  expect(await refused('huge.csv', new Uint8Array(10 * 1024 * 1024 + 1))).toContain('larger than 10 MB')
})

test('commas, semicolons and tabs, quotes and the encodings of spreadsheets are read', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Bello, Aisha', 'a@b.ng'],
  ]
  for (const text of [
    'Name,Email\n"Bello, Aisha",a@b.ng\n',
    'Name;Email\r\nBello, Aisha;a@b.ng',
    'Name\tEmail\nBello, Aisha\ta@b.ng',
  ])
    expect(await readCells(text)).toEqual(rows)
  const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from('Ọlá', (c) => c.charCodeAt(0)).buffer)])
  expect(await readTable(file('u.txt', utf16))).toEqual([['Ọlá']])
  expect(await readTable(file('b.csv', '\ufeffName\nỌlá'))).toEqual([['Name'], ['Ọlá']])
  expect(await readTable(file('w.csv', new Uint8Array([0x52, 0x65, 0x6e, 0xe9])))).toEqual([['René']])
})

test('the first sheet of a workbook is read, numbers and blanks among it', async () => {
  const rows = [
    ['No', 'Full name'],
    [1, 'Ọkafor & Sons <b>'],
    [2, ''],
  ]
  expect(await readTable(file('people.xlsx', new Uint8Array(workbook(rows))))).toEqual([
    ['No', 'Full name'],
    ['1', 'Ọkafor & Sons <b>'],
    ['2', ''],
  ])
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

test('a name in parts is put together as it is written', () => {
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
  // Without a heading the parts cannot be told apart.
  expect(columnsOf(table, false).every(({ indexes }) => indexes.length === 1)).toBe(true)
})
