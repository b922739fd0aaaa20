import { inflateSync } from 'node:zlib'
import { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { expect, test } from 'vitest'
import type { CertificateLook } from '../../draw/certificate/lines.ts'
import type { Face } from '../../draw/text.ts'
import { createContext, encode } from '../canvas.ts'
import { certificatesPdf, textRuns } from './pdf.ts'

const look = CertificatesRequest.parse({ names: ['x'], fontStyle: { size: 60 } })

async function pdf(count: number, name = 'Ọkafor', drawn: CertificateLook = look): Promise<Buffer> {
  const { bytes: template } = await encode(createContext(600, 400), 'jpeg')
  const people = Array.from({ length: count }, (_, i) => ({ name: `${name} ${i}`, serial: 1001 + i }))
  const chunks: Buffer[] = []
  for await (const chunk of certificatesPdf({ template, width: 600, height: 400, look: drawn, title: 'Ọjọ́' }, people))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a text is cut where its font changes, and a mark stays with its letter', () => {
  const cut = (text: string, face: Face) => textRuns(text, face).map(({ text: part, font }) => [part, font.family])
  expect(cut('Adébáyọ̀ ɓ', 'Tinos')).toEqual([['Adébáyọ̀ ɓ', 'Tinos']])
  expect(cut('Ada ọ́', 'Permanent Marker')[0]?.[0]).toBe('Ada ')
  expect(cut('Ada 🎉 Obi', 'Tinos')).toEqual([
    ['Ada ', 'Tinos'],
    ['🎉', 'Noto Emoji'],
    [' Obi', 'Tinos'],
  ])
  expect(cut('Musa Ɗan', 'Caveat')).toEqual([
    ['Musa ', 'Caveat'],
    ['D', 'Caveat'],
    ['an', 'Caveat'],
  ])
  expect(cut('محمد عبد', 'Tinos').map(([, family]) => family)).toEqual(['Noto Sans Arabic'])
  expect(textRuns('Ada שרה', 'Tinos').map(({ rightToLeft }) => rightToLeft)).toEqual([false, true])
})

test('there is one page per name, and the template is embedded once', async () => {
  const [few, many] = await Promise.all([pdf(2), pdf(60)])
  expect(few.subarray(0, 5).toString()).toBe('%PDF-')
  const count = (bytes: Buffer, what: RegExp) => bytes.toString('latin1').match(what)?.length ?? 0
  expect(count(many, /\/Type \/Page\b(?!s)/g)).toBe(60)
  expect(count(many, /\/Subtype \/Image/g)).toBe(1)
  expect(count(few, /\/Subtype \/Image/g)).toBe(1)
})

test('a letter with a drawn hook is extracted as that letter', async () => {
  const caveat = CertificatesRequest.parse({ names: ['x'], fontStyle: { family: 'Caveat' } })
  const streams = (await pdf(1, 'Ɗan', caveat)).toString('latin1').split('stream')
  const inflated = streams.flatMap((part) => {
    try {
      return inflateSync(Buffer.from(part.replace(/^\r?\n/, ''), 'latin1')).toString('latin1')
    } catch {
      return []
    }
  })
  const inUtf16 = '\u00fe\u00ff\u0001\u008a'
  expect(inflated.join('')).toContain(`/ActualText (${inUtf16})`)
})

test('text can be extracted, because fonts carry their map to Unicode', async () => {
  expect((await pdf(1)).toString('latin1')).toContain('/ToUnicode')
})
