import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import type { Person } from './factories/person.ts'
import { dataUrl, portrait, small } from './runs/pictures.ts'
import { createMaker, creditsLeft, generate, runOf } from './runs/studio.ts'

let app: TestApp
let person: Person
let runId: string
beforeAll(async () => {
  app = await buildApp()
  person = await createMaker(app)
  runId = (await generate(person, { productImageDataUrl: dataUrl(portrait) })).body.runId
})
afterAll(() => app.close())

const { width, height } = await sharp(portrait).metadata()

const mask = async (colour: 'white' | 'black', [left, top, wide, high]: [number, number, number, number]) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: await sharp({
          create: {
            width: Math.round(wide * width),
            height: Math.round(high * height),
            channels: 4,
            background: colour,
          },
        })
          .png()
          .toBuffer(),
        left: Math.round(left * width),
        top: Math.round(top * height),
      },
    ])
    .png()
    .toBuffer()

const touchUp = (png: Buffer, fields: Record<string, unknown> = {}, by = person, headers = {}) =>
  by.call('POST', `/api/runs/${runId}/touch-up`, { body: { mask: dataUrl(png, 'image/png'), ...fields }, headers })

async function shareIn(png: Buffer, [left, top, wide, high]: [number, number, number, number]): Promise<number> {
  const meta = await sharp(png).metadata()
  const area = {
    left: Math.round(left * meta.width),
    top: Math.round(top * meta.height),
    width: Math.round(wide * meta.width),
    height: Math.round(high * meta.height),
  }
  const { channels } = await sharp(await sharp(png).extract(area).png().toBuffer()).stats()
  return channels[3]!.mean / 255
}
const cutout = async () => person.call('GET', `/api/runs/${runId}/cutout`)

test('refuses runs of others, runs without a cut-out, and masks of another shape', async () => {
  const any = await mask('white', [0, 0, 0.1, 0.1])
  const stranger = await createMaker(app)
  expect(await touchUp(any, {}, stranger)).toMatchObject({ status: 404 })
  expect(await stranger.call('GET', `/api/runs/${runId}/cutout`)).toMatchObject({ status: 404 })
  expect(await touchUp(any, { index: 4 })).toMatchObject({ status: 404 })
  expect(await touchUp(await small())).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  expect(await touchUp(await sharp(any).resize(300, 300, { fit: 'fill' }).png().toBuffer())).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', fields: { mask: expect.any(String) } },
  })
  // Mark the pictures as made by an AI model, because only built-in pictures can be touched up.
  await app.pool.query(`update outputs set engine = 'gemini' where run_id = $1`, [runId])
  expect(await touchUp(any)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED' } })
  expect(await cutout()).toMatchObject({ status: 404 })
  await app.pool.query(`update outputs set engine = 'builtin' where run_id = $1`, [runId])
})

test('marked parts are kept or removed, and the result is redrawn in place for free', async () => {
  const before = (await runOf(person, runId)).outputs[0]!
  expect(before.cutout).toBe('clean')
  const face: [number, number, number, number] = [0.45, 0.3, 0.1, 0.1]
  const corner: [number, number, number, number] = [0.02, 0.05, 0.12, 0.12]
  const chest: [number, number, number, number] = [0.4, 0.85, 0.2, 0.12]
  const first = await cutout()
  expect(first).toMatchObject({ status: 200 })
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(await shareIn(first.body, face)).toBeGreaterThan(0.95)
  expect(await shareIn(first.body, corner)).toBeLessThan(0.05)
  expect(await shareIn(first.body, chest)).toBeGreaterThan(0.9)
  // Transparent pixels must be black, because leftover colours would make the download 50% larger.
  const upper = await sharp(first.body).extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer()
  expect(upper.every((value) => value === 0)).toBe(true)

  const marks = await sharp(await mask('white', corner))
    .composite([{ input: await mask('black', chest) }])
    .png()
    .toBuffer()
  const key = { 'idempotency-key': 'marks' }
  const { status, body } = await touchUp(marks, { index: 1 }, person, key)
  expect(status).toBe(200)
  expect(await touchUp(marks, { index: 1 }, person, key)).toMatchObject({ status: 200, body })
  expect(body.outputs).toMatchObject([{ index: 1, status: 'done', engine: 'builtin', attempts: 1 }])
  expect(body.outputs[0].url.split('?')[0]).not.toBe(before.url!.split('?')[0])
  expect((await app.call('GET', before.url!)).status).toBe(404)
  const picture = (await app.call('GET', body.outputs[0].url)).body
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 1500 })
  const after = (await cutout()).body
  expect(await shareIn(after, corner)).toBeGreaterThan(0.9)
  expect(await shareIn(after, chest)).toBeLessThan(0.2)
  expect(await shareIn(after, face)).toBeGreaterThan(0.95)
  expect(await creditsLeft(person)).toBe(4)
})

test('a run can be touched up twenty times, as long as its photo is stored', async () => {
  const any = await mask('white', [0, 0, 0.1, 0.1])
  await app.pool.query('update runs set touch_ups = 20 where id = $1', [runId])
  const refused = await touchUp(any)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await app.pool.query(
    `update runs set touch_ups = 0, status = 'partial', finished_at = now() - interval '25 hours' where id = $1`,
    [runId],
  )
  expect(await touchUp(any)).toMatchObject({ status: 409, body: { code: 'INPUTS_GONE' } })
  expect(await cutout()).toMatchObject({ status: 409, body: { code: 'INPUTS_GONE' } })
})
