import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import { expect, test } from 'vitest'
import { readTable } from '#web/lib/read-table.ts'
import { matchPhotos, newRow, rowsOf } from './read-list.ts'

const LINES = [
  'Code,Item,Price,Old price,Stock',
  ...Array.from(
    { length: 100 },
    (_, n) => `A${n},Ade’s ànkárá – ${n},"₦${n + 1},500",,${n === 7 ? 'sold out' : 'yes'}`,
  ),
]
const wide = (text: string, bigEndian: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [n, unit] of [0xfeff, ...text.split('').map((letter) => letter.charCodeAt(0))].entries())
    view.setUint16(n * 2, unit, !bigEndian)
  return bytes
}

/** Characters of Windows-1252 that Latin-1 lacks and that occur in price lists: quotes, dashes, the euro sign. */
const CP1252 = new Map(
  [...'€…‘’“”–—'].map((letter, n) => [letter, [0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97][n]]),
)
// Windows-1252 has no naira sign, so users who save in this encoding write N.
const windows = (text: string) =>
  Uint8Array.from(text.replaceAll('₦', 'N'), (letter) => CP1252.get(letter) ?? letter.charCodeAt(0))

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text)],
  ['UTF-8 with a mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16LE', (text: string) => wide(text, false)],
  ['UTF-16BE', (text: string) => wide(text, true)],
  ['Windows-1252', windows],
] as const)('a list of a hundred rows reads the same in %s', async (_, encode) => {
  const rows = rowsOf(await readTable(new File([encode(LINES.join('\r\n'))], 'list.csv')))
  expect(rows).toHaveLength(100)
  for (const [n, row] of rows.entries()) {
    expect(row).toMatchObject({ sku: `A${n}`, name: `Ade’s ànkárá – ${n}`, available: n !== 7 })
    expect(readPrice(row.price)).toBe((n + 1) * 100_000 + 50_000)
  }
})

test('without headings the first words are the name and the last amount is the price', () => {
  expect(
    rowsOf([
      ['Rice', '50kg', '85k'],
      ['Beans', 'bag', 'N60,000'],
    ]),
  ).toMatchObject([
    { name: 'Rice', price: '85k' },
    { name: 'Beans', price: 'N60,000' },
  ])
})

test('photos are matched to rows by file name, code or name, and the others are left to the user', () => {
  const rows = [
    newRow({ sku: 'A1', name: 'Shea butter' }),
    newRow({ file: 'IMG_1.JPG', name: 'Oil' }),
    newRow({ name: 'Àṣọ Òkè' }),
  ]
  const photos = ['aso-oke.png', 'img_1.jpg', 'a1.jpeg', 'random.jpg'].map((name) => ({ name }))
  const { matched, left } = matchPhotos(rows, photos)
  expect(rows.map(({ key }) => matched.get(key)?.name)).toEqual(['a1.jpeg', 'img_1.jpg', 'aso-oke.png'])
  expect(left).toEqual([{ name: 'random.jpg' }])
})
