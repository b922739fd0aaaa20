import { expect, test } from 'vitest'
import { workbook } from '../../test/workbook.ts'
import { readCells, readTable, TableFault } from './read-table.ts'

const file = (name: string, content: BlobPart) => new File([content], name)

test('a file that is no list is refused by its name', async () => {
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
