import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { readZip } from '../read-zip.ts'
import { type S3Server, startS3 } from '../s3-server.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generate, generateAll, runOf, spend, statuses } from './studio.ts'

const gemini = await startGeminiStandIn()
let s3: S3Server
let app: TestApp
beforeAll(async () => {
  s3 = await startS3()
  app = await buildApp({ ...s3.settings(), GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
  await s3.close()
})

test('with an S3 store everything works as on a disk', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  expect(statuses(await generateAll(person, runId))).toEqual([200, 200, 200, 200])
  const { url, bytes } = (await runOf(person, runId)).outputs[0]!
  const picture = await app.call('GET', url!)
  expect(picture.body.length).toBe(bytes)
  const part = await app.call('GET', url!, { headers: { range: 'bytes=5-9' } })
  expect(part.body.equals(picture.body.subarray(5, 10))).toBe(true)
  const archive = await person.call('GET', `/api/runs/${runId}/archive`)
  expect(await readZip(archive.body)).toHaveLength(4)
  const [{ id }] = (await person.call('GET', '/api/creations')).body.creations
  expect((await person.call('DELETE', `/api/creations/${id}`)).status).toBe(204)
  expect((await app.call('GET', '/readyz')).status).toBe(200)

  // A job in the process that received the photo takes it from memory, so the photo is written to storage but never
  // read.
  const photos = `select key from files where kind = 'input' and user_id = $1`
  const { rows } = await app.pool.query<{ key: string }>(photos, [person.user.id])
  expect(rows).toHaveLength(4)
  const asked = rows.flatMap(({ key }) => s3.asked.filter((request) => request.endsWith(key)))
  expect(asked.map((request) => request.split(' ')[0])).toEqual(['PUT', 'PUT', 'PUT', 'PUT'])
})

test('results made during a store outage are delivered later, paid once, and survive their process', async () => {
  const person = await createMaker(app, 1)
  gemini.reset()
  const { promise: until, resolve: answerNow } = Promise.withResolvers<void>()
  gemini.next({ name: 'held', until })
  const answer = generate(person)
  await expect.poll(() => gemini.calls.length).toBe(1)
  onTestFinished(s3.comeBack)
  await s3.goAway()
  answerNow()
  const spool = path.join(app.env.DATA_DIR, 'spool')
  await expect.poll(() => readdir(spool).catch(() => []), { timeout: 20_000 }).toHaveLength(1)
  await s3.comeBack()
  expect(await answer).toMatchObject({ status: 200, body: { engine: 'gemini' } })
  expect(gemini.calls).toHaveLength(1)
  await expect.poll(() => readdir(spool)).toEqual([])
})

test('while the store is unreachable nothing is spent, and the error says so', async () => {
  const person = await createMaker(app, 1)
  await s3.goAway()
  onTestFinished(s3.comeBack)
  const answer = await generate(person)
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'OVERLOADED', error: expect.stringContaining('cannot be stored') },
  })
  expect(await creditsLeft(person)).toBe(1)
  expect((await app.call('GET', '/readyz')).status).toBe(503)
})
