import { expect, test } from 'vitest'
import { readTable } from '#web/modes/certificates/read-table.ts'
import { matchPhotos, newRow, rowsOf } from './read-list.ts'

const LINES = [
  'Code,Item,Price,Old price,Stock',
  ...Array.from({ length: 100 }, (_, n) => `A${n},Ànkárá ${n},"₦${n + 1},500",,${n === 7 ? 'sold out' : 'yes'}`),
]
const wide = (text: string, bigEndian: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [n, unit] of [0xfeff, ...text.split('').map((letter) => letter.charCodeAt(0))].entries())
    view.setUint16(n * 2, unit, !bigEndian)
  return bytes
}

test('a list of a hundred rows reads the same in four encodings', async () => {
  const text = LINES.join('\r\n')
  // Windows-1252 has no naira sign: people write N.
  const latin = Uint8Array.from(text.replaceAll('₦', 'N'), (letter) => letter.charCodeAt(0))
  const read = async (bytes: BlobPart) => rowsOf(await readTable(new File([bytes], 'list.csv')))
  for (const bytes of [new TextEncoder().encode(text), wide(text, false), wide(text, true), latin]) {
    const rows = await read(bytes)
    expect(rows).toHaveLength(100)
    expect(rows[0]).toMatchObject({ sku: 'A0', name: 'Ànkárá 0', available: true })
    expect(rows[0]!.price).toMatch(/^[₦N]1,500$/)
    expect(rows[7]!.available).toBe(false)
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

test('photos find their rows by file name, code or name; what fits nothing waits for a hand', () => {
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
