import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { receiptPdf } from './receipt-pdf.ts'

const page = {
  title: 'Receipt',
  from: 'Ufaro',
  rows: [
    ['Billed to', 'Adébáyọ̀ Ọlá مريم'],
    ['Total', '₦5,000'],
  ],
  note: 'Thank you.',
} as const

function look(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return { pages: text.match(/\/Type \/Page\b/g)?.length, fonts: new Set(text.match(/\/BaseFont \/\S+/g)).size }
}

test('a receipt is one page, with a font for each script in it', async () => {
  const pdf = await receiptPdf(page)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(look(pdf)).toEqual({ pages: 1, fonts: 3 })
})

test('a name of any length stays on the page', async () => {
  const pdf = await receiptPdf({ ...page, rows: [['Billed to', 'W'.repeat(600)], page.rows[1]] })
  expect(look(pdf).pages).toBe(1)
  expect(() => inflateSync(firstStream(pdf))).not.toThrow()
})

function firstStream(pdf: Buffer): Buffer {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  return pdf.subarray(start, pdf.indexOf('\nendstream', start))
}
