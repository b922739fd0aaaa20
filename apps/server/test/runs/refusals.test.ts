import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { type Person, signInAdmin } from '../factories/person.ts'
import { dataUrl, headerBomb, small } from './pictures.ts'
import { createMaker, creditsLeft, generate, headshot } from './studio.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createMaker(app, 3)
})
afterAll(() => app.close())

async function expectNothingHappened(): Promise<void> {
  expect(await creditsLeft(person)).toBe(3)
  const { rows } = await app.pool.query(
    `select (select count(*) from runs where user_id = $1)::int as runs,
            (select count(*) from files where user_id = $1 and deleted_at is null)::int as files`,
    [person.user.id],
  )
  expect(rows[0]).toEqual({ runs: 0, files: 0 })
}

const jpeg = await small()
const badPictures: [what: string, bytes: Buffer, status: number, code: string, sentence: RegExp][] = [
  ['text that calls itself a picture', Buffer.from('hello, I am a jpeg'), 415, 'NOT_AN_IMAGE', /JPEG, PNG, or WebP/],
  ['a GIF that calls itself a JPEG', await small('gif'), 415, 'NOT_AN_IMAGE', /JPEG, PNG, or WebP/],
  [
    'a drawing that is a program',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'NOT_AN_IMAGE',
    /JPEG/,
  ],
  ['a picture cut off in the middle', jpeg.subarray(0, jpeg.length / 2), 422, 'UNREADABLE_IMAGE', /damaged/],
  ['a header that claims 51 megapixels', headerBomb(), 413, 'TOO_LARGE', /50 megapixels/],
  ['eleven megabytes', Buffer.concat([jpeg, Buffer.alloc(11_000_000)]), 413, 'TOO_LARGE', /at most 10MB/],
]

describe.each(badPictures)('%s', (_, bytes, status, code, sentence) => {
  test('as a data URL costs nothing', async () => {
    const answer = await generate(person, { productImageDataUrl: dataUrl(bytes) })
    expect(answer).toMatchObject({ status, body: { code, error: expect.stringMatching(sentence) } })
    await expectNothingHappened()
  })

  test('as a part of a form costs nothing', async () => {
    const answer = await person.call('POST', '/api/generate', { body: formOf(bytes) })
    expect(answer).toMatchObject({ status, body: { code, error: expect.stringMatching(sentence) } })
    await expectNothingHappened()
  })
})

function formOf(photo: Buffer | null, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  const all = { mode: 'headshot', prompt: '', options: JSON.stringify({ attire: 'Casual' }), ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  if (photo) form.append('productImageDataUrl', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

test.each([
  ['no picture at all', {}, 'Please upload a photo first.'],
  ['an empty picture', { productImageDataUrl: '' }, 'Please upload a photo first.'],
  ['a picture elsewhere', { productImageDataUrl: 'http://127.0.0.1:9/me.jpg' }, 'data URL'],
  ['a number for a picture', { productImageDataUrl: 7 }, 'data URL'],
  ['two pictures', { productImageDataUrl: [dataUrl(jpeg), dataUrl(jpeg)] }, 'at most 1'],
])('%s is a bad request', async (_, fields, sentence) => {
  const { productImageDataUrl: __, ...rest } = headshot()
  const answer = await person.call('POST', '/api/generate', { body: { ...rest, ...fields } })
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe('VALIDATION_FAILED')
  expect(answer.body.fields.productImageDataUrl).toContain(sentence)
  await expectNothingHappened()
})

test.each([
  ['an unknown attire', { options: { attire: 'Royal' } }],
  ['an unknown option', { options: { attire: 'Casual', hat: true } }],
  ['a fifth look', { options: { look: 5 } }],
  ['half a look', { options: { look: 1.5 } }],
  ['a prompt of 2,001 characters', { prompt: 'x'.repeat(2001) }],
  ['a mode that does not exist', { mode: 'sculpture' }],
])('%s is a bad request', async (_, fields) => {
  const answer = await generate(person, fields)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  await expectNothingHappened()
})

test('a form is as strict as JSON, and leaves nothing on the disk', async () => {
  const bad: [FormData, number][] = [
    [formOf(null), 400],
    [formOf(jpeg, { options: 'Casual' }), 400],
    [formOf(jpeg, { options: '{"hat":1}' }), 400],
  ]
  for (const [form, status] of bad) {
    expect((await person.call('POST', '/api/generate', { body: form })).status).toBe(status)
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const torn = '--x\r\ncontent-disposition: form-data; name="mode"\r\n\r\nheadsh'
  expect((await person.call('POST', '/api/generate', { body: torn, headers })).status).toBe(400)
  await expectNothingHappened()
  await vi.waitFor(async () => expect(await readdir(path.join(app.env.DATA_DIR, 'uploads'))).toEqual([]))
})

test('a truncated picture leaves no byte in the store', async () => {
  const stored = async () => (await readdir(path.join(app.env.DATA_DIR, 'files'), { recursive: true })).toSorted()
  const before = await stored()
  const cut = headshot({ productImageDataUrl: dataUrl(jpeg.subarray(0, jpeg.length - 100)) })
  expect(await person.call('POST', '/api/generate', { body: cut })).toMatchObject({
    status: 422,
    body: { code: 'UNREADABLE_IMAGE' },
  })
  await expectNothingHappened()
  expect(await stored()).toEqual(before)
})

test('a body of another kind, or none, is refused', async () => {
  const xml = { body: '<xml/>', headers: { 'content-type': 'application/xml' } }
  expect(await person.call('POST', '/api/generate', xml)).toMatchObject({ status: 415 })
  const form = { body: formOf(jpeg) }
  expect(await person.call('POST', '/api/user/use-credit', form)).toMatchObject({ status: 415 })
  expect((await person.call('POST', '/api/generate', { body: [] })).status).toBe(400)
  expect((await person.call('POST', '/api/generate')).status).toBe(400)
})

test('other users’ runs, runs of other tools and unknown runs are not found', async () => {
  const other = await createMaker(app)
  const { body } = await other.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  for (const runId of [body.runId, crypto.randomUUID(), 'x', "' or 1=1"]) {
    expect(await generate(person, { runId })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
  await expectNothingHappened()
})

test('without a credit nothing is made', async () => {
  const poor = await createMaker(app, 0)
  expect(await generate(poor)).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
  expect(await poor.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })).toMatchObject({ status: 402 })
})

test('a tool that is switched off is refused before anything is spent', async () => {
  const admin = await signInAdmin(app)
  const turn = (id: string, enabled: boolean) =>
    admin
      .call('PATCH', `/api/admin/services/${id}`, { body: { enabled } })
      .then(({ status }) => expect(status).toBe(200))
  for (const id of ['headshot_mode', 'builtin']) {
    await turn(id, false)
    expect(await generate(person)).toMatchObject({ status: 403, body: { code: 'SERVICE_DISABLED' } })
    const spent = await person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
    expect(spent).toMatchObject({ status: 403, body: { code: 'SERVICE_DISABLED' } })
    await turn(id, true)
  }
  await expectNothingHappened()
})

test('it requires authentication', async () => {
  for (const [method, url] of [
    ['POST', '/api/generate'],
    ['POST', '/api/user/use-credit'],
    ['POST', '/api/user/refund-credit'],
    ['GET', '/api/runs/x'],
    ['GET', '/api/runs?status=open'],
    ['POST', '/api/runs/x/cancel'],
    ['GET', '/api/creations'],
    ['POST', '/api/events/ticket'],
  ] as const) {
    expect(await app.call(method, url)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  }
})
