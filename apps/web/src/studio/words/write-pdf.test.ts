import { expect, test } from 'vitest'
import { type PdfPage, writePdf } from './write-pdf.ts'

const page = (...texts: string[]): PdfPage => ({
  jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
  pixels: { width: 10, height: 14 },
  lines: texts.map((text, at) => ({ text, x: 50, y: 100 + at * 20, size: 12, width: 80 })),
})

async function read(title: string, pages: PdfPage[]): Promise<string> {
  const bytes = new Uint8Array(await writePdf(title, pages).arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

function wordsOf(pdf: string): string[] {
  const letters = new Map(
    [...pdf.matchAll(/^<(\w\w)> <((?:\w{4})+)>$/gm)].map(([, code, units]) => [
      code,
      String.fromCharCode(...(units?.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  )
  const runs = [...pdf.matchAll(/<(\w*)> Tj/g)]
  return runs.map(([, hex]) => (hex?.match(/../g) ?? []).map((code) => letters.get(code)).join(''))
}

test('every object begins at its offset in the cross-reference table', async () => {
  const pdf = await read('Ẹ káàbọ̀', [page('one'), page('two', 'three')])
  const table = /startxref\n(\d+)/.exec(pdf)?.[1]
  expect(pdf.slice(Number(table)).startsWith('xref\n')).toBe(true)
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(8)
  for (const [at, offset] of offsets.entries()) expect(pdf.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
  expect(pdf).toContain('/Count 2')
  expect(pdf).toContain('/Title <FEFF1EB8')
})

test('the text can be extracted with all diacritics, symbols and emoji', async () => {
  const texts = ['Ọ̀rọ̀ ṣẹ́: ẹ wá gbọ́', 'ɓ ɗ ƙ ’yar', 'ị ụ ṅ “nnọọ”', '₦500 🎉 (a\\b)']
  expect(wordsOf(await read('x', [page(...texts)]))).toEqual(texts)
})

test('characters beyond the limit of a font do not affect the others', async () => {
  const many = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
  expect(wordsOf(await read('x', [page('Ada', many)]))[0]).toBe('Ada')
})
