import { ADVICE, NO_OUTLINE } from '@ufaro/contract/http/uploads.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson, type Person } from './factories/person.ts'
import { portrait, small } from './runs/pictures.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp({ RATE_LIMIT: 'on' })
  person = await createPerson(app)
})
afterAll(() => app.close())

const send = async (bytes: Buffer): Promise<string> =>
  (await person.call('POST', '/api/uploads', { body: bytes, headers: { 'content-type': 'image/jpeg' } })).body.id
const check = (id: string, mode = 'headshot', by = person) =>
  by.call('POST', `/api/uploads/${id}/check`, { body: { mode } })
const codesOf = async (picture: ReturnType<typeof sharp>, mode?: string): Promise<string[]> => {
  const { status, body } = await check(await send(await picture.jpeg().toBuffer()), mode)
  expect(status).toBe(200)
  expect(body.ok).toBe(body.advice.length === 0)
  for (const { text } of body.advice) expect(text).toMatch(/^[A-Z].+\.$/)
  return body.advice.map(({ code }: { code: string }) => code)
}

/** A picture of boxes that overlap, so that none of them can be cut out without parts of others. */
function crowded(): Promise<Buffer> {
  const boxes = Array.from({ length: 120 }, (_, n) => ({
    input: {
      create: {
        width: 60 + ((n * 37) % 140),
        height: 60 + ((n * 53) % 140),
        channels: 3 as const,
        background: { r: (n * 97) % 255, g: (n * 61) % 255, b: (n * 151) % 255 },
      },
    },
    left: (n * 211) % 600,
    top: (n * 127) % 400,
  }))
  const ground = sharp({ create: { width: 800, height: 600, channels: 3, background: '#777' } })
  return ground.composite(boxes).jpeg().toBuffer()
}

test('the check accepts only the user’s own uploads, and only tools that cut out the subject', async () => {
  const id = await send(await small())
  expect(await check(id, 'headshot', await createPerson(app))).toMatchObject({ status: 404 })
  expect(await check('nonsense')).toMatchObject({ status: 404 })
  expect(await check(id, 'flyer')).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
})

test('a good portrait gets no advice', async () => {
  const { body } = await check(await send(portrait))
  expect(body).toEqual({ ok: true, faces: 1, cutout: 'clean', advice: [] })
})

test('for an event the part with the heads is found, and without a face there is none', async () => {
  const nobody = await check(await send(await small()), 'events')
  expect(nobody.body).toEqual({
    ok: true,
    faces: 0,
    cutout: 'none',
    advice: [],
    crop: null,
    focus: null,
    subject: null,
  })
  const { body } = await check(await send(portrait), 'events')
  expect(body).toMatchObject({ ok: true, faces: 1, crop: { width: expect.any(Number) } })
})

test('the check names the faults of a photo before a credit is spent', async () => {
  const { width, height } = await sharp(portrait).metadata()
  const twice = sharp({ create: { width: 2 * width, height, channels: 3, background: '#999' } }).composite([
    { input: portrait, left: 0, top: 0 },
    { input: portrait, left: width, top: 0 },
  ])
  expect(await codesOf(sharp(await small()).resize(600, 800))).toEqual(['NO_FACE'])
  expect(await codesOf(sharp(await twice.jpeg().toBuffer()))).toEqual(['SEVERAL_FACES'])
  expect(await codesOf(sharp(portrait).extract({ left: 0, top: 0, width: Math.round(width / 2), height }))).toContain(
    'FACE_CUT_OFF',
  )
  expect(await codesOf(sharp(portrait).resize(570))).toEqual(['FACE_TOO_SMALL'])
  expect(await codesOf(sharp(portrait).linear(0.15))).toContain('TOO_DARK')
  expect(await codesOf(sharp(portrait).blur(4))).toEqual(['BLURRED'])
  expect(await codesOf(sharp(await small()).resize(600, 800), 'product')).toEqual(['NO_SUBJECT'])
  const box = sharp({ create: { width: 700, height: 700, channels: 3, background: '#e8e4dc' } }).composite([
    { input: { create: { width: 300, height: 420, channels: 3, background: '#a02020' } }, left: 400, top: 150 },
  ])
  expect(await codesOf(sharp(await box.jpeg().toBuffer()), 'product')).toContain('SUBJECT_CUT_OFF')
})

test('a product with an uncertain outline gets other advice than a photo without a product', async () => {
  const textOf = async (picture: Buffer) => (await check(await send(picture), 'product')).body.advice[0]
  const flat = await sharp(await small())
    .resize(600, 800)
    .jpeg()
    .toBuffer()
  expect(await textOf(flat)).toMatchObject({ code: 'NO_SUBJECT', text: ADVICE.NO_SUBJECT })
  expect(await textOf(await crowded())).toMatchObject({ code: 'NO_SUBJECT', text: NO_OUTLINE })
})

test('a check that the client aborts is not recorded as an error', async () => {
  const id = await send(portrait)
  const leaving = new AbortController()
  const asked = { method: 'POST', body: JSON.stringify({ mode: 'headshot' }), signal: leaving.signal }
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const calls = [1, 2, 3, 4].map(() => fetch(`${app.url}/api/uploads/${id}/check`, { ...asked, headers }))
  await Promise.race(calls)
  leaving.abort()
  const ended = await Promise.allSettled(calls)
  expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect((await check(id)).status).toBe(200)
  const { rows } = await app.pool.query('select message from error_logs')
  expect(rows).toEqual([])
})

test('sixty checks an hour are free, and further ones are refused', async () => {
  const id = await send(await small())
  await app.pool.query(`update rate_limits set hits = 59 where key like 'check:%'`)
  expect((await check(id)).status).toBe(200)
  expect(await check(id)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})
