import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, expectUntouched, type Fields, formOf, jsonOf, runOf } from '../flyers/flyer-kit.ts'
import { dataUrl } from '../runs/pictures.ts'
import { disc } from './drawn.ts'

const photo = await disc('#b3211e', '#f4f2ee', 400)
const NEEDS_AI = 'Only an AI engine can make this one. The built-in engine works on your own picture alone.'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { product: 3 })
})
afterAll(() => app.close())

const request = (options: Fields | undefined, rest: Fields = {}) => ({
  mode: 'product',
  ...(options && { options }),
  ...rest,
})
const make = (
  options: Fields | undefined,
  rest: Fields = {},
  pictures: Record<string, Buffer> = { productImageDataUrl: photo },
) => person.call('POST', '/api/generate', { body: jsonOf(request(options, rest), pictures) })

describe('refusals cost nothing', () => {
  test.each([
    ['no options at all', undefined],
    ['no aesthetic', { shot: 1 }],
    ['an aesthetic of blanks', { aesthetic: ' \n\t ' }],
    ['an aesthetic that is no text', { aesthetic: 7 }],
  ])('%s', async (_, options) => {
    const sentence = 'Please select or describe an aesthetic setup first'
    const pictures = { productImageDataUrl: photo }
    for (const body of [jsonOf(request(options), pictures), formOf(request(options), pictures)]) {
      const answer = await person.call('POST', '/api/generate', { body })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: sentence, code: 'VALIDATION_FAILED', fields: { 'options.aesthetic': sentence } },
      })
    }
    await expectUntouched(app, person, 'product', 3)
  })

  test.each([
    ['501 characters', { aesthetic: 'x'.repeat(501) }],
    ['a fifth shot', { aesthetic: 'sand', shot: 5 }],
    ['half a shot', { aesthetic: 'sand', shot: 1.5 }],
    ['an unknown option', { aesthetic: 'sand', angle: 3 }],
  ])('%s', async (_, options) => {
    expect(await make(options)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectUntouched(app, person, 'product', 3)
  })

  test('no photo', async () => {
    const sentence = 'Please upload a product photo first.'
    expect(await make({ aesthetic: 'sand' }, {}, {})).toMatchObject({ status: 400, body: { error: sentence } })
    await expectUntouched(app, person, 'product', 3)
  })

  test('a shot that only a model can make opens no run', async () => {
    expect(await make({ aesthetic: 'sand', shot: 4 })).toMatchObject({
      status: 422,
      body: { error: NEEDS_AI, code: 'NEEDS_AI' },
    })
    await expectUntouched(app, person, 'product', 3)
  })

  test('it requires authentication', async () => {
    const body = jsonOf(request({ aesthetic: 'sand' }), { productImageDataUrl: photo })
    expect((await app.call('POST', '/api/generate', { body })).status).toBe(401)
  })
})

test('one credit makes three shots, the fourth uses no slot, and the run succeeds without it', async () => {
  const { body } = await person.call('POST', '/api/user/use-credit', { body: { mode: 'product' } })
  const { runId } = body
  const aesthetic = 'Warm wooden table in morning light'
  const fourth = await make({ aesthetic, shot: 4 }, { runId })
  expect(fourth).toMatchObject({ status: 422, body: { code: 'NEEDS_AI' } })
  expect((await runOf(person, runId)).outputs).toEqual([])

  const answers = await Promise.all([1, 2, 3].map((shot) => make({ aesthetic, shot }, { runId })))
  for (const [n, answer] of answers.entries()) {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const label = ['Studio Shot', 'Lifestyle Shot', 'Detailed Macro Shot'][n]
    expect(answer.body).toMatchObject({ engine: 'builtin', model: null, imageUrl: answer.body.output.url })
    expect(answer.body.output).toMatchObject({
      index: n + 1,
      label,
      width: 1500,
      height: 1500,
      understood: [],
      cutout: 'clean',
    })
  }
  const run = await runOf(person, runId)
  expect(run).toMatchObject({ status: 'succeeded', refunded: false, engine: 'builtin' })
  expect(run.outputs.map(({ index }) => index)).toEqual([1, 2, 3])
  expect(await creditsLeft(person, 'product')).toBe(2)
  expect(await make({ aesthetic, shot: 4 }, { runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('the product keeps its own colour on another ground', async () => {
  const { body } = await make({ aesthetic: 'Bold single-colour backdrop' })
  const picture = (await app.call('GET', body.imageUrl)).body
  const at = async (left: number, top: number) => [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const [red = 0, green = 0, blue = 0] = await at(750, 800)
  expect([red - 0xb3, green - 0x21, blue - 0x1e].every((away) => Math.abs(away) < 12)).toBe(true)
  const [r = 0, , b = 0] = await at(40, 40)
  expect(b).toBeGreaterThan(r + 50)
})

test('a text that is not understood gives a paper background, named as an assumption', async () => {
  const { body } = await make({ aesthetic: 'Ẹ̀wà 🎉 محمد', shot: 1 })
  expect(body.output.understood).toEqual(['setting: paper (assumed)'])
})

test('a product without a clean outline gets its background after the user has marked it', async () => {
  const size = { width: 400, height: 400 }
  const cloth = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer()
  const first = await make({ aesthetic: 'Sunset', shot: 1 }, {}, { productImageDataUrl: cloth })
  expect(first.body.output).toMatchObject({ cutout: 'soft' })
  expect(first.body.output.understood).toContain('ground: your photo keeps its own background')
  const stroke = await sharp({ create: { width: 120, height: 160, channels: 4, background: '#fff' } })
    .png()
    .toBuffer()
  const marks = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input: stroke, left: 140, top: 120 }])
    .png()
    .toBuffer()
  const body = { mask: dataUrl(marks, 'image/png') }
  const painted = await person.call('POST', `/api/runs/${first.body.runId}/touch-up`, { body })
  expect(painted.body.outputs).toMatchObject([{ cutout: 'clean', understood: ['setting: sunset'] }])
  expect(await creditsLeft(person, 'product')).toBe(2)
})
