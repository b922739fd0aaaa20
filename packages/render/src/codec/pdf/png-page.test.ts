import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfOfPng } from './png-page.ts'

const picture = (channels: 3 | 4) =>
  sharp(Buffer.from(Array.from({ length: 50 * 20 * channels }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 50, height: 20, channels },
  })

test('anything but an opaque PNG is refused', async () => {
  const options = { density: 150, title: '' }
  expect(() => pdfOfPng(new Uint8Array(), options)).toThrow()
  expect(() => pdfOfPng(new TextEncoder().encode('not a picture at all, but long enough'), options)).toThrow()
  for (const other of [await picture(4).png().toBuffer(), await picture(3).jpeg().toBuffer()]) {
    expect(() => pdfOfPng(other, options)).toThrow('Only opaque PNGs become pages')
  }
})

test('the page has the printed size of the picture and contains its unchanged pixels', async () => {
  const png = await picture(3).png().toBuffer()
  const text = Buffer.from(pdfOfPng(png, { density: 150, title: 'Kafé Ọkafor' })).toString('latin1')
  expect(text).toContain('/MediaBox [0 0 24 9.6]')
  expect(text).toContain('q 24 0 0 9.6 0 0 cm /Picture Do Q')
  expect(text).toContain('/Title <FEFF004b0061006600e900201ecc006b00610066006f0072>')

  const length = Number(/\/Width 50 .*\/Length (\d+)/.exec(text)?.[1])
  const start = text.indexOf('stream\n', text.indexOf('/Width 50')) + 'stream\n'.length
  const rows = inflateSync(Buffer.from(text.slice(start, start + length), 'latin1'))
  // A row of a PNG starts with a filter byte.
  expect(rows).toHaveLength(20 * (50 * 3 + 1))
  expect(text.slice(start + length).startsWith('\nendstream\nendobj\n')).toBe(true)
})

test('each object is at its offset in the cross-reference table, and the table at the offset in startxref', async () => {
  const text = Buffer.from(pdfOfPng(await picture(3).png().toBuffer(), { density: 72, title: 'x' })).toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(start, start + 9)).toBe('xref\n0 7\n')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(6)
  offsets.forEach((offset, index) => {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  })
})
