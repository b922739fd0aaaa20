import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from '#test/read-zip.ts'
import { layOutZip } from './zip-layout.ts'
import { streamZip } from './zip-stream.ts'

const DATE = new Date('2026-03-01T12:34:56Z')
const files = [
  { name: 'ufaro-headshot-1-Look 1.jpg', bytes: Buffer.from('first picture') },
  { name: 'Adébáyọ̀ Ọkafor.txt'.normalize('NFC'), bytes: Buffer.from('₦5,000') },
  { name: 'empty.txt', bytes: Buffer.alloc(0) },
]
const layout = layOutZip(
  files.map(({ name, bytes }) => ({ name, size: bytes.length, crc32: crc32(bytes) })),
  DATE,
)
const open = async (entry: number, { start, end }: { start: number; end: number }) =>
  Readable.from([files[entry]!.bytes.subarray(start, end + 1)])

test('another implementation reads names, dates and bytes', async () => {
  const whole = await buffer(streamZip(layout, open))
  expect(whole.length).toBe(layout.size)
  expect(await readZip(whole)).toEqual(files.map((file) => ({ ...file, date: '2026-03-01T12:34:56.000Z' })))
})

test('every range equals the same bytes of the whole', async () => {
  const whole = await buffer(streamZip(layout, open))
  for (let start = 0; start < whole.length; start += 7) {
    const end = Math.min(whole.length - 1, start + 40)
    const part = await buffer(streamZip(layout, open, { start, end }))
    expect(part.equals(whole.subarray(start, end + 1))).toBe(true)
  }
})

test('an archive with more than 4 GiB and 65,535 entries has a ZIP64 directory', () => {
  const many = layOutZip(
    Array.from({ length: 70_000 }, (_, n) => ({ name: `${n}.jpg`, size: 100_000, crc32: n })),
    DATE,
  )
  const tail = Buffer.concat(
    many.segments.slice(-2).map((segment) => ('bytes' in segment ? segment.bytes : Buffer.alloc(0))),
  )
  expect(tail.readUInt32LE(0)).toBe(0x06064b50)
  expect(Number(tail.readBigUInt64LE(32))).toBe(70_000)
  const directory = many.segments.at(-3)!
  expect(Number(tail.readBigUInt64LE(48))).toBe(directory.start)
  expect(directory.start).toBeGreaterThan(2 ** 32)
  expect(() => layOutZip([{ name: 'x', size: 2 ** 32, crc32: 0 }], DATE)).toThrow('too large')
})
