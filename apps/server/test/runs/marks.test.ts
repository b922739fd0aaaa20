import { sharp } from '@ufaro/render/node/sharp.ts'
import exifr from 'exifr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { readZip } from '../read-zip.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { dataUrl, portrait } from './pictures.ts'
import { createMaker, generate, generateAll, runOf, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
const markOf = async (bytes: Buffer) => (await exifr.parse(bytes, { xmp: true }))?.DigitalSourceType ?? null

test('a model’s picture is marked in its file, its previews and every archive', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  await generateAll(person, runId)
  const { url, bytes, previews } = (await runOf(person, runId)).outputs[0]!
  const file = (await app.call('GET', url!)).body
  expect(file.length).toBe(bytes)
  expect(await markOf(file)).toBe(MARK)
  const small = (await app.call('GET', previews!.w320)).body
  expect((await sharp(small).metadata()).xmp?.toString()).toContain(MARK)
  const entries = await readZip((await person.call('GET', `/api/runs/${runId}/archive`)).body)
  expect(await Promise.all(entries.map(({ bytes: entry }) => markOf(entry)))).toEqual([MARK, MARK, MARK, MARK])
})

test('the built-in engine’s pictures carry no such mark', async () => {
  const plain = await buildApp()
  try {
    const person = await createMaker(plain, 1)
    const { body } = await generate(person, { productImageDataUrl: dataUrl(portrait) })
    expect(await markOf((await plain.call('GET', body.imageUrl)).body)).toBeNull()
  } finally {
    await plain.close()
  }
})
