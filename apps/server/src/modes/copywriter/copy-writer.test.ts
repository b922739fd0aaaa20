import { AUDIENCES, COPY_STYLES, type CopyRequest, LANGUAGES } from '@ufaro/contract/modes/copywriter.ts'
import { describe, expect, test } from 'vitest'
import { maySpeak } from '../spoken-language.ts'
import { writeCopies } from './copy-writer.ts'

const REQUEST: CopyRequest = {
  productDescription: 'Àmàlà and ẹ̀wà in a clay pot. Cooked over wood! Delivered by noon',
  keywords: 'soft, hot; ready by noon',
  audience: 'Families',
  style: 'Friendly & Casual',
  language: 'English',
  brandName: '',
  brandVoice: '',
}
/** A sentence of the request that a text may take in. */
const OWN = /Àmàlà and ẹ̀wà in a clay pot|soft|hot|ready by noon|Cooked over wood!|Delivered by noon/gu

const clean = (text: string) => {
  expect(text).not.toMatch(/ {2}|[.,!?…:]{2}|“”|[{}]|undefined|\s[.,!?]|^\s|\s$|\n{3}/u)
  expect(text).toBe(text.normalize('NFC'))
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(COPY_STYLES)('every audience gets three clean texts of its own in the style %s', (style) => {
    const texts = AUDIENCES.map((audience) => {
      const copies = writeCopies({ ...REQUEST, language, style, audience }, 4)
      expect(copies).toHaveLength(3)
      expect(new Set(copies.map(({ title }) => title)).size).toBe(3)
      for (const { title, content } of copies) {
        clean(title)
        clean(content)
        expect(content).toContain('Àmàlà and ẹ̀wà in a clay pot')
        for (const keyword of ['soft', 'hot', 'ready by noon']) expect(content).toContain(keyword)
      }
      expect(copies[0]?.content).toContain('Cooked over wood! Delivered by noon.')
      return JSON.stringify(copies)
    })
    expect(new Set(texts).size).toBe(AUDIENCES.length)
  })

  test('all is said in that language', () => {
    for (const style of COPY_STYLES) {
      const said = AUDIENCES.flatMap((audience) => writeCopies({ ...REQUEST, language, style, audience }, 9))
      const text = said.map(({ content }) => content.replace(OWN, '')).join('\n')
      for (const other of LANGUAGES) expect(maySpeak(other, text), `${style}: ${other}`).toBe(other === language)
    }
  })
})

test('the same seed writes the same, and fifty seeds write at least thirty different texts', () => {
  expect(writeCopies(REQUEST, 1)).toEqual(writeCopies(REQUEST, 1))
  const texts = Array.from({ length: 50 }, (_, seed) => writeCopies(REQUEST, seed * 7919)[0]?.content)
  expect(new Set(texts).size).toBeGreaterThanOrEqual(30)
})

test('without keywords and further sentences no sentence is left half', () => {
  for (const language of LANGUAGES) {
    const copies = writeCopies(
      { ...REQUEST, language, keywords: ' ,; ', productDescription: '₦500 “gala” & chilled malt!' },
      3,
    )
    for (const { content } of copies) clean(content.replace('₦500 “gala” & chilled malt', 'x'))
  }
})

test('nobody’s words can pull a slot or a sentence apart', () => {
  for (const productDescription of [
    '{keys} {it} $& \\1',
    'x'.repeat(3000),
    '🎉',
    'محمد — خبز طازج',
    'a'.repeat(300).replaceAll('aaa', 'a. '),
  ]) {
    const [post] = writeCopies({ ...REQUEST, productDescription }, 2)
    expect(post?.content).toContain(productDescription.slice(0, 12).split('. ')[0])
    expect(post!.content.length).toBeLessThan(1200)
  }
})

test('the short one fits into one SMS where the words allow it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const short = writeCopies({ ...REQUEST, productDescription: 'Hot bread', keywords: 'fresh' }, seed)[2]
    expect(short!.content.length).toBeLessThanOrEqual(160)
  }
})

test('a brand signs its texts, the short one where the SMS has room', () => {
  for (const language of LANGUAGES) {
    const signed = writeCopies({ ...REQUEST, language, brandName: 'Ilé Ọṣọ́' }, 5)
    for (const { content } of signed.slice(0, 2)) expect(content.endsWith('\n\n— Ilé Ọṣọ́')).toBe(true)
    for (const { content } of writeCopies({ ...REQUEST, language }, 5)) expect(content).not.toContain('—')
  }
  const brief = { ...REQUEST, productDescription: 'Hot bread', keywords: 'fresh', brandName: 'x'.repeat(100) }
  for (let seed = 0; seed < 20; seed++) {
    expect(writeCopies(brief, seed)[2]!.content.length).toBeLessThanOrEqual(160)
  }
})
