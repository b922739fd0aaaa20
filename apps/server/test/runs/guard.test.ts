import { readFileSync } from 'node:fs'
import { type Sharp, sharp } from '@ufaro/render/node/sharp.ts'
import exifr from 'exifr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { dataUrl, portrait } from './pictures.ts'
import { createMaker, creditsLeft, generate, runOf } from './studio.ts'

const ASTRONAUT = readFileSync('packages/render/src/node/testing/astronaut.jpg')

const gemini = await startGeminiStandIn()
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
  person = await createMaker(app, 20)
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const answering = (paint: (photo: Sharp) => Sharp) =>
  gemini.paintBy((source) =>
    paint(sharp(source).resize(800, 1000, { fit: 'cover' }))
      .png()
      .toBuffer(),
  )
const make = async (look: number, runId?: string) =>
  generate(person, { productImageDataUrl: dataUrl(portrait), look, ...(runId && { runId }) })
const somebodyElse = () => sharp(ASTRONAUT).resize(800, 1000, { fit: 'cover' })

test('the guard reports how an AI model changed the person', async () => {
  const guards: Record<string, unknown> = {}
  const paints: Record<string, (photo: Sharp) => Sharp> = {
    same: (photo) => photo,
    lightened: (photo) => photo.modulate({ brightness: 1.35 }),
    darkened: (photo) => photo.modulate({ brightness: 0.7 }),
    mirrored: (photo) => photo.flop(),
    swapped: somebodyElse,
    stretched: (photo) => photo.resize(1500, 1000, { fit: 'fill' }),
    removed: (photo) => photo.blur(120),
  }
  for (const [name, paint] of Object.entries(paints)) {
    answering(paint)
    const { status, body } = await make(1)
    expect(status).toBe(200)
    guards[name] = body.output.guard
    await person.call('POST', `/api/runs/${body.runId}/cancel`)
  }
  expect(guards).toMatchObject({
    same: { tone: 'kept', face: 'kept' },
    lightened: { tone: 'changed', lightness: expect.any(Number), face: 'kept' },
    darkened: { tone: 'changed', face: 'kept' },
    mirrored: { tone: 'kept', face: 'kept' },
    swapped: { face: 'changed' },
    stretched: { face: 'changed' },
    removed: { tone: 'not_measured', lightness: null, face: 'changed' },
  })
})

test('the skin tone of the photo is restored for free, and only if the lightness has changed', async () => {
  answering((photo) => photo)
  const kept = (await make(1)).body
  const restore = (runId: string, index = 1) => person.call('POST', `/api/runs/${runId}/outputs/${index}/restore-tone`)
  expect(await restore(kept.runId)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED' } })
  answering((photo) => photo.modulate({ brightness: 1.35 }))
  const { body } = await make(2, kept.runId)
  expect(await restore(kept.runId, 3)).toMatchObject({ status: 404 })
  const before = await creditsLeft(person)
  const restored = await restore(kept.runId, 2)
  expect(restored).toMatchObject({ status: 200, body: { output: { index: 2, guard: { tone: 'kept' } } } })
  expect(Math.abs(restored.body.output.guard.lightness)).toBeLessThan(Math.abs(body.output.guard.lightness) / 3)
  expect(await creditsLeft(person)).toBe(before)
  const file = (await app.call('GET', restored.body.output.url)).body
  expect((await exifr.parse(file, { xmp: true })).DigitalSourceType).toContain('rainedAlgorithmicMedia')
  await person.call('POST', `/api/runs/${kept.runId}/cancel`)
})

test('a picture with a changed face can be made once more for free', async () => {
  const paid = await createMaker(app, 1)
  const ask = (look: number, runId?: string) =>
    generate(paid, { productImageDataUrl: dataUrl(portrait), look, ...(runId && { runId }) })
  answering(somebodyElse)
  const { runId } = (await ask(1)).body
  answering((photo) => photo)
  for (const look of [2, 3, 4]) expect((await ask(look, runId)).status).toBe(200)
  expect((await runOf(paid, runId)).status).toBe('succeeded')
  const { url } = (await runOf(paid, runId)).outputs[0]!

  expect(await ask(2, runId)).toMatchObject({ status: 409 })
  const again = await ask(1, runId)
  expect(again).toMatchObject({ status: 200, body: { output: { attempts: 2, guard: { face: 'kept' } } } })
  expect((await app.call('GET', url!)).status).toBe(404)
  expect(await ask(1, runId)).toMatchObject({ status: 409 })
  expect(await creditsLeft(paid)).toBe(0)
  expect(await runOf(paid, runId)).toMatchObject({ status: 'succeeded', refunded: false })
})
