import { DP_STYLES } from '@ufaro/contract/tools/dp.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import {
  createOwner,
  creditsLeft,
  expectUntouched,
  type Fields,
  formOf,
  jsonOf,
  pixelOf,
  plain,
  runOf,
} from '../flyers/flyer-kit.ts'
import { dataUrl, headerBomb, portrait } from '../runs/pictures.ts'

const reference = await plain(90, 60, '#1f8a8a', 'jpeg')
const PHOTO = { productImageDataUrl: portrait }
const BOTH = { ...PHOTO, modelImageDataUrl: reference }

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { dp: 3 })
})
afterAll(() => app.close())

const make = (fields: Fields, pictures: Record<string, Buffer> = PHOTO) =>
  person.call('POST', '/api/generate', { body: jsonOf({ mode: 'dp', ...fields }, pictures) })

describe('refusals cost nothing', () => {
  test.each([
    ['no words', { prompt: ' \n ' }, PHOTO, 'Please enter a description for your DP.'],
    ['nothing said of the input', {}, PHOTO, 'Please enter a description for your DP.'],
    ['no photo', { prompt: 'teal' }, {}, 'Please upload a photo first.'],
    ['no reference', { options: { input: 'reference' } }, PHOTO, 'Please upload a reference image to proceed.'],
  ])('%s', async (_, fields, pictures: Record<string, Buffer>, sentence) => {
    const request = { mode: 'dp', ...fields }
    for (const body of [jsonOf(request, pictures), formOf(request, pictures)]) {
      const answer = await person.call('POST', '/api/generate', { body })
      expect(answer).toMatchObject({ status: 400, body: { error: sentence, code: 'VALIDATION_FAILED' } })
    }
    await expectUntouched(app, person, 'dp', 3)
  })

  test.each([
    ['a style nobody draws', { prompt: 'teal', options: { style: 'Sepia' } }],
    ['2,001 characters', { prompt: 'x'.repeat(2001) }],
    ['an unknown option', { prompt: 'teal', options: { glitter: true } }],
    ['words that are none', { prompt: { teal: true } }],
  ])('%s', async (_, fields) => {
    expect(await make(fields)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectUntouched(app, person, 'dp', 3)
  })

  test.each([
    ['half a photo', { ...PHOTO, productImageDataUrl: portrait.subarray(0, portrait.length / 2) }, 422],
    ['51 megapixels in a header', { ...PHOTO, productImageDataUrl: headerBomb() }, 413],
    ['words for a photo', { ...PHOTO, productImageDataUrl: Buffer.from('I am a picture') }, 415],
    ['half a reference', { ...PHOTO, modelImageDataUrl: reference.subarray(0, 200) }, 422],
  ])('%s', async (_, pictures, status) => {
    const answer = await make({ options: { input: 'reference' } }, { ...BOTH, ...pictures })
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    await expectUntouched(app, person, 'dp', 3)
  })

  test('it requires authentication', async () => {
    const body = jsonOf({ mode: 'dp', prompt: 'teal' }, PHOTO)
    expect((await app.call('POST', '/api/generate', { body })).status).toBe(401)
  })
})

test('a prompt becomes a square picture for a credit, with a note of what was understood', async () => {
  const answer = await make({
    prompt: 'A woman with brown skin on TEAL, please',
    options: { style: 'Sticker Outline' },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body).toMatchObject({
    engine: 'builtin',
    model: null,
    imageUrl: answer.body.output.url,
    output: { index: 1, label: 'Profile Picture', width: 1080, height: 1080, understood: ['teal'], cutout: 'clean' },
  })
  const picture = (await app.call('GET', answer.body.imageUrl)).body
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  const [red = 0, green = 0, blue = 0] = await pixelOf(picture, 12, 12)
  expect(Math.min(green, blue) - red).toBeGreaterThan(60)
  expect(await runOf(person, answer.body.runId)).toMatchObject({ status: 'succeeded', refunded: false })
  expect(await creditsLeft(person, 'dp')).toBe(2)
})

test('a reference picture gives colours and light, whatever content type it claims, and needs no prompt', async () => {
  const body = {
    mode: 'dp',
    options: { input: 'reference', style: 'Sticker Outline' },
    productImageDataUrl: dataUrl(portrait, 'image/png'),
    modelImageDataUrl: dataUrl(await sharp(reference).webp().toBuffer(), 'image/jpeg'),
  }
  const answer = await person.call('POST', '/api/generate', { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.output.understood).toEqual(['teal', 'medium light', 'soft'])
  const [red = 0, green = 0] = await pixelOf((await app.call('GET', answer.body.imageUrl)).body, 12, 12)
  expect(green - red).toBeGreaterThan(50)
})

test('a prompt that is not understood keeps the colours of the style, and a photo of one pixel is accepted', async () => {
  const pixel = await plain(1, 1, '#334455')
  const answer = await make({ prompt: 'Ẹ jọ̀ọ́ 🙏 محمد' }, { productImageDataUrl: pixel })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.output).toMatchObject({
    width: 1080,
    height: 1080,
    understood: ['the style’s own colours (assumed)', 'your photo in a round badge (no certain outline found)'],
    cutout: 'soft',
  })
})

test('every style can be requested', { timeout: 120_000 }, async () => {
  const owner = await createOwner(app, { dp: DP_STYLES.length })
  const body = (style: string) => jsonOf({ mode: 'dp', prompt: 'navy', options: { style } }, PHOTO)
  const answers = await Promise.all(
    DP_STYLES.map((style) => owner.call('POST', '/api/generate', { body: body(style) })),
  )
  expect(answers.map(({ status }) => status)).toEqual(DP_STYLES.map(() => 200))
  expect(await creditsLeft(owner, 'dp')).toBe(0)
  expect(await owner.call('POST', '/api/generate', { body: body('Neon Glow') })).toMatchObject({ status: 402 })
})
