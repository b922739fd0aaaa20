import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { STRETCH_TYPE } from '@ufaro/contract/http/uploads.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markStaleUploads } from '#server/features/files/uploads.repo.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson, type Person } from './factories/person.ts'

/** A photo of noise hardly compresses, so its file has about two megabytes. */
const photo = await sharp({
  create: { width: 900, height: 900, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
})
  .png()
  .toBuffer()
const total = photo.length

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const pathOf = (id: string) => `/api/uploads/${id}/bytes`
const progress = (person: Person, id: string) => person.call('GET', pathOf(id))
const send = (person: Person, id: string, offset: number, body: Uint8Array = photo.subarray(offset), all = total) =>
  person.call('PUT', `${pathOf(id)}?offset=${offset}&total=${all}`, { body, headers: { 'content-type': STRETCH_TYPE } })

/** Announces all bytes from `offset` on, sends only those up to `end`, and leaves the connection open. */
async function begin(person: Person, id: string, offset: number, end: number) {
  const call = request(new URL(`${pathOf(id)}?offset=${offset}&total=${total}`, app.url), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': STRETCH_TYPE,
      'content-length': total - offset,
    },
  })
  call.on('error', () => {})
  call.write(photo.subarray(offset, end))
  await once(call, 'socket')
  return call
}

const filesOf = async ({ user }: Person) => {
  const { rows } = await app.pool.query(
    'select kind, sum(bytes)::int as bytes from files where user_id = $1 and deleted_at is null group by kind',
    [user.id],
  )
  return Object.fromEntries(rows.map(({ kind, bytes }) => [kind, bytes]))
}
const arrived = (person: Person, least: number) =>
  expect.poll(async () => (await filesOf(person)).piece ?? 0, { timeout: 10_000 }).toBeGreaterThanOrEqual(least)

test('bytes without sign-in, of another type, beyond the limit or at a wrong offset are refused', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)]
  const id = randomUUID()
  const url = `${pathOf(id)}?offset=0&total=${total}`
  const headers = { 'content-type': STRETCH_TYPE }
  expect(await app.call('PUT', url, { body: photo, headers })).toMatchObject({ status: 401 })
  expect(await person.call('PUT', url, { body: photo, headers: { 'content-type': 'image/png' } })).toMatchObject({
    status: 415,
    body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  })
  expect(await person.call('POST', '/api/uploads', { body: photo, headers })).toMatchObject({ status: 415 })
  expect(await send(person, 'mine', 0)).toMatchObject({ status: 400 })
  expect(await send(person, id, 0, photo, 11 * 1024 * 1024)).toMatchObject({ status: 400 })
  expect(await send(person, id, 0, photo, 1000)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  expect(await send(person, id, 7)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  const notes = Buffer.from('no picture at all')
  expect(await send(person, id, 0, notes, notes.length)).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  expect(await filesOf(person)).toEqual({})
  // The same id in another account must belong to a different upload.
  expect((await send(person, id, 0, photo.subarray(0, 1000))).body).toEqual({ received: 1000, upload: null })
  expect((await progress(other, id)).body).toEqual({ received: 0, upload: null })
})

test('an interrupted upload continues where it stopped, and its picture is like any other', async () => {
  const person = await createPerson(app)
  const id = randomUUID()
  const cut = Math.floor(total * 0.6)
  const call = await begin(person, id, 0, cut)
  await arrived(person, 256 * 1024)
  call.destroy()
  let received = 0
  // The server must keep everything that it received, including the last partial chunk once it notices the
  // disconnection.
  await expect
    .poll(async () => (received = (await progress(person, id)).body.received), { timeout: 10_000 })
    .toBeGreaterThan(256 * 1024)
  expect(received).toBeLessThanOrEqual(cut)

  const done = await send(person, id, received)
  expect(done).toMatchObject({ status: 200, body: { received: total, upload: { id, width: 900, height: 900 } } })
  expect(await filesOf(person)).toEqual({ upload: total })
  // A client that missed the response can ask for the progress or send the end again.
  expect((await progress(person, id)).body).toEqual(done.body)
  expect((await send(person, id, total, Buffer.alloc(0))).body).toEqual(done.body)
  expect((await person.call('PUT', '/api/brand-kit', { body: { logo: `upload:${id}` } })).status).toBe(200)
})

test('a connection that only looks alive does not hold up the next one', async () => {
  const person = await createPerson(app)
  const id = randomUUID()
  const stuck = await begin(person, id, 0, 700_000)
  await arrived(person, 512 * 1024)
  // The stuck client gets no response, but everything that it sent counts, partial chunks too.
  const { received } = (await progress(person, id)).body
  expect(received).toBeGreaterThanOrEqual(512 * 1024)
  expect((await send(person, id, received)).body.upload).toMatchObject({ id })
  stuck.destroy()
})

test('chunks count toward the limit of 200 MB, and are deleted after a day and with their owner', async () => {
  const person = await createPerson(app)
  const id = randomUUID()
  await send(person, id, 0, photo.subarray(0, 5000))
  const resize = (bytes: number) =>
    app.pool.query('update files set bytes = $2 where user_id = $1', [person.user.id, bytes])
  await resize(200 * 1024 * 1024)
  expect(await send(person, randomUUID(), 0)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_UPLOADS' } })
  await resize(5000)
  await app.pool.query(`update files set created_at = now() - interval '25 hours' where user_id = $1`, [person.user.id])
  await markStaleUploads(app.db)
  expect(await filesOf(person)).toEqual({})
  expect((await progress(person, id)).body).toEqual({ received: 0, upload: null })
  expect((await send(person, id, 0)).body.upload).toMatchObject({ id })
})
