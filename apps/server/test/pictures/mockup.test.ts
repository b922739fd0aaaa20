import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, expectUntouched, type Fields, formOf, jsonOf, plain } from '../flyers/flyer-kit.ts'
import { dataUrl } from '../runs/pictures.ts'
import { disc } from './drawn.ts'

const logo = await disc('#ff00ff', '#ffffff')
const photo = await plain(300, 200, '#667788', 'jpeg')

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { mockup: 3 })
})
afterAll(() => app.close())

const make = (fields: Fields, pictures: Record<string, Buffer> = { productImageDataUrl: logo }) =>
  person.call('POST', '/api/generate', { body: jsonOf({ mode: 'mockup', ...fields }, pictures) })

async function pixelsOf(answer: { status: number; body: { imageUrl: string } }) {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { body } = await app.call('GET', answer.body.imageUrl)
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let magenta = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! > data[at + 1]! + 90 && data[at + 2]! > data[at + 1]! + 90) magenta++
  return { ...info, magenta: magenta / (info.width * info.height) }
}

describe('refusals cost nothing', () => {
  test.each([
    ['no words', { prompt: ' \n ' }, { productImageDataUrl: logo }, 'Please enter a description for your mockup.'],
    ['nothing said of the input', {}, { productImageDataUrl: logo }, 'Please enter a description for your mockup.'],
    ['no logo', { prompt: 'a mug' }, {}, 'Please upload your logo first.'],
    [
      'no photo of the item',
      { options: { input: 'item_photo' } },
      { productImageDataUrl: logo },
      'Please upload an item photo to proceed.',
    ],
  ])('%s', async (_, fields, pictures, sentence) => {
    for (const body of [
      jsonOf({ mode: 'mockup', ...fields }, pictures),
      formOf({ mode: 'mockup', ...fields }, pictures),
    ]) {
      const answer = await person.call('POST', '/api/generate', { body })
      expect(answer).toMatchObject({ status: 400, body: { error: sentence, code: 'VALIDATION_FAILED' } })
    }
    await expectUntouched(app, person, 'mockup', 3)
  })

  test.each([
    ['an item nobody draws', { prompt: 'x', options: { item: 'spaceship' } }],
    ['an age in words', { prompt: 'x', options: { age: 'young' } }],
    ['three corners', { options: { input: 'item_photo', quad: [0, 1, 2].map((x) => ({ x: x / 3, y: 0 })) } }],
    ['a corner off the photo', { options: { input: 'item_photo', quad: [0, 1, 2, 3].map((x) => ({ x, y: 0 })) } }],
    ['an unknown option', { prompt: 'x', options: { glitter: true } }],
  ])('%s', async (_, fields) => {
    expect(await make(fields)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectUntouched(app, person, 'mockup', 3)
  })

  test('half a logo', async () => {
    const half = { productImageDataUrl: logo.subarray(0, logo.length / 2) }
    expect(await make({ prompt: 'a mug' }, half)).toMatchObject({ status: 422, body: { code: 'UNREADABLE_IMAGE' } })
    await expectUntouched(app, person, 'mockup', 3)
  })

  test('it requires authentication', async () => {
    const body = jsonOf({ mode: 'mockup', prompt: 'a mug' }, { productImageDataUrl: logo })
    expect((await app.call('POST', '/api/generate', { body })).status).toBe(401)
  })
})

test('a prompt becomes an item with the logo, and the response names the item and scene it understood', async () => {
  const answer = await make({ prompt: 'A coffee mug on a wooden table, please' })
  expect(answer.body).toMatchObject({
    engine: 'builtin',
    model: null,
    output: { index: 1, label: 'Mockup', understood: ['item: mug', 'scene: wood'] },
  })
  const { width, height, magenta } = await pixelsOf(answer)
  expect([width, height]).toEqual([1200, 1200])
  expect(magenta).toBeGreaterThan(0.03)
  const run = await person.call('GET', `/api/runs/${answer.body.runId}`)
  expect(run.body).toMatchObject({ status: 'succeeded', outputs: [{ understood: ['item: mug', 'scene: wood'] }] })
  expect(await creditsLeft(person, 'mockup')).toBe(2)
})

test('a prompt that is not understood gives a named assumption, and an item can be chosen instead', async () => {
  const lost = await make({ prompt: 'Ẹ jọ̀ọ́, ṣe é 🙏' })
  expect(lost.body.output.understood).toEqual(['item: mug (assumed)', 'scene: studio (assumed)'])
  const chosen = await make({ prompt: 'Ẹ jọ̀ọ́, ṣe é 🙏', options: { item: 'tote' } })
  expect(chosen.body.output.understood[0]).toBe('item: tote')
})

test('on the user’s photo the logo is where it was placed, without its background', async () => {
  const quad = [
    { x: 0.5, y: 0.1 },
    { x: 0.9, y: 0.1 },
    { x: 0.9, y: 0.7 },
    { x: 0.5, y: 0.7 },
  ]
  const pictures = { productImageDataUrl: logo, modelImageDataUrl: photo }
  const answer = await make({ options: { input: 'item_photo', quad } }, pictures)
  expect(answer.body.output.understood).toBeNull()
  const { width, height, magenta } = await pixelsOf(answer)
  expect([width, height]).toEqual([300, 200])
  // The logo, a magenta disc, fills the quad of 120 × 120 pixels. `magenta` is the magenta share of the whole picture.
  expect(magenta).toBeCloseTo((Math.PI * 60 * 60) / (300 * 200), 1)
  const made = (await app.call('GET', answer.body.imageUrl)).body
  const besides = await sharp(made).extract({ left: 0, top: 0, width: 140, height: 200 }).raw().toBuffer()
  for (const [at, value] of besides.entries()) expect(Math.abs(value - [0x66, 0x77, 0x88][at % 3]!)).toBeLessThan(4)
})

test('a picture with a wrong content type is recognized by its bytes', async () => {
  const webp = await sharp(logo).webp().toBuffer()
  const body = { mode: 'mockup', prompt: 'a box', productImageDataUrl: dataUrl(webp, 'image/jpeg') }
  expect((await person.call('POST', '/api/generate', { body })).status).toBe(200)
})
