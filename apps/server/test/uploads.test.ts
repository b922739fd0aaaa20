import { afterAll, beforeAll, expect, test } from 'vitest'
import { markStaleUploads } from '#server/features/files/uploads.repo.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson, type Person } from './factories/person.ts'
import { dataUrl, headerBomb, small } from './runs/pictures.ts'
import { createMaker, generate, runOf } from './runs/studio.ts'
import { startGeminiStandIn } from './stand-ins/gemini.ts'

const gemini = await startGeminiStandIn()
const photo = await small()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const send = (person: Person, body: Uint8Array | string = photo, type = 'image/jpeg') =>
  person.call('POST', '/api/uploads', { body, headers: { 'content-type': type } })

const kinds = async ({ user }: Person): Promise<string[]> => {
  const { rows } = await app.pool.query(
    'select kind from files where user_id = $1 and deleted_at is null order by kind',
    [user.id],
  )
  return rows.map(({ kind }) => kind)
}
const age = (person: Person, hours: number) =>
  app.pool.query(`update files set created_at = now() - make_interval(hours => $2) where user_id = $1`, [
    person.user.id,
    hours,
  ])

test('a body that is no picture, unauthenticated or too large is refused, and nothing is stored', async () => {
  const person = await createPerson(app)
  expect(
    await app.call('POST', '/api/uploads', { body: photo, headers: { 'content-type': 'image/jpeg' } }),
  ).toMatchObject({ status: 401 })
  expect(await send(person, Buffer.from('GIF89a......'))).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  expect(await send(person, '{}', 'application/json')).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  })
  expect(await send(person, Buffer.alloc(0))).toMatchObject({ status: 400 })
  expect(await send(person, photo, 'application/pdf')).toMatchObject({ body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  expect(await send(person, headerBomb())).toMatchObject({
    body: { code: expect.stringMatching(/TOO_LARGE|UNREADABLE/) },
  })
  expect(await send(person, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
  // Only the upload endpoint accepts raw bytes as a body.
  const elsewhere = { body: photo, headers: { 'content-type': 'image/jpeg' } }
  expect(await person.call('POST', '/api/generate', elsewhere)).toMatchObject({ status: 415 })
  expect(await kinds(person)).toEqual([])
})

test('bytes, a form and a data URL give the same picture', async () => {
  const person = await createPerson(app)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)]), 'me.jpg')
  const answers = [
    await send(person),
    await send(person, photo, 'application/octet-stream'),
    await person.call('POST', '/api/uploads', { body: form }),
    await person.call('POST', '/api/uploads', { body: { file: dataUrl(photo) } }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      width: 64,
      height: 80,
      bytes: photo.length,
      expires_at: expect.any(String),
    })
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  }
})

test('200 MB at once are enough for one person, also where they arrive together', async () => {
  const person = await createPerson(app)
  await send(person)
  const MB = 1024 * 1024
  const room = 200 * MB - 2 * photo.length
  await app.pool.query('update files set bytes = $2 where user_id = $1', [person.user.id, room])
  const answers = await Promise.all([send(person), send(person), send(person), send(person)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  expect(await send(person)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_UPLOADS' } })
  expect((await send(await createPerson(app))).status).toBe(201)
  await age(person, 25)
  expect((await send(person)).status).toBe(201)
})

test('the owner can refer to an upload instead of sending its bytes, for a day', async () => {
  const [owner, stranger] = [await createMaker(app), await createMaker(app)]
  const { id } = (await send(owner)).body
  const productImageDataUrl = `upload:${id}`
  expect(await generate(stranger, { productImageDataUrl })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await generate(owner, { productImageDataUrl: 'upload:nonsense' })).toMatchObject({ status: 404 })

  const first = await generate(owner, { productImageDataUrl })
  expect(first.status).toBe(200)
  const { runId } = first.body
  const form = new FormData()
  form.set('mode', 'headshot')
  form.set('runId', runId)
  form.set('options', JSON.stringify({ attire: 'Casual', look: 2 }))
  form.set('productImageDataUrl', productImageDataUrl)
  expect((await owner.call('POST', '/api/generate', { body: form })).status).toBe(200)
  // A run refers to the upload and does not copy it.
  expect(await kinds(owner)).toEqual(['output', 'output', 'upload'])

  const [{ id: creation }] = (await owner.call('GET', '/api/creations')).body.creations
  const again = { productImageDataUrl: `creation:${creation}`, look: 3, runId }
  expect((await generate(owner, again)).status).toBe(200)
  expect(await generate(stranger, { productImageDataUrl: `creation:${creation}` })).toMatchObject({ status: 404 })
  // The brand kit copies the upload, because an upload expires and a logo must not.
  expect((await owner.call('PUT', '/api/brand-kit', { body: { logo: productImageDataUrl } })).status).toBe(200)
  expect(await kinds(owner)).toEqual(['brand', 'input', 'output', 'output', 'output', 'upload'])

  await age(owner, 24)
  expect(await generate(owner, { productImageDataUrl, look: 4, runId })).toMatchObject({ status: 404 })
  expect((await runOf(owner, runId)).outputs.every(({ status }) => status === 'done')).toBe(true)
  // An expired upload must be kept while an open run may still need it.
  await age(owner, 30)
  await markStaleUploads(app.db)
  expect(await kinds(owner)).toContain('upload')
  await app.pool.query(`update runs set finished_at = now() - interval '25 hours', status = 'partial' where id = $1`, [
    runId,
  ])
  await markStaleUploads(app.db)
  expect(await kinds(owner)).not.toContain('upload')
})
