import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { body, HEIGHT, make, NAMES, paper, WIDTH } from './certificate-kit.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
  person = await createOwner(app, { certificates: 5 })
})
afterAll(() => app.close())

// Some fonts draw a diacritic as a separate glyph, which the PDF reader returns as a separate character. NFC joins it
// to its letter.
const bare = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, '')

async function textsOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'of a %s template: a page a name, its text as it was given',
  async (kind) => {
    const run = await make(person, body(await paper(kind), NAMES, { format: 'pdf' }))
    expect(run.outputs).toMatchObject([{ status: 'done', width: WIDTH, height: HEIGHT }])
    const { body: pdf, headers } = await person.call('GET', run.outputs[0]!.url!)
    expect(headers.get('content-type')).toBe('application/pdf')
    const texts = await textsOf(pdf)
    expect(texts).toHaveLength(NAMES.length)
    for (const [n, name] of NAMES.entries()) {
      expect(bare(texts[n]!), name).toContain(bare(`SN: ${1001 + n}`))
      // Compare sorted letters, because the PDF reader may return Arabic and Hebrew in any order.
      const letters = [...bare(name)].sort().join('')
      expect([...bare(texts[n]!).replace(/SN:\d+/, '')].sort().join(''), name).toBe(letters)
    }
    expect(bare(texts[0]!)).toContain(bare(NAMES[0]))
  },
)

test('the archive of a PDF run is the document itself', async () => {
  const run = await make(person, body(await paper(), ['Ada'], { format: 'pdf', verify: { title: 'Course' } }))
  const { url } = (await person.call('POST', `/api/runs/${run.id}/archive-link`)).body
  const [linked, direct] = [await app.call('GET', url), await person.call('GET', `/api/runs/${run.id}/archive`)]
  expect(direct.headers.get('content-type')).toBe('application/pdf')
  expect(direct.headers.get('content-disposition')).toContain('ufaro-certificates.pdf')
  expect(linked.body.equals(direct.body)).toBe(true)
  expect((await person.call('GET', `/api/certificates?runId=${run.id}`)).body.total).toBe(1)
})
