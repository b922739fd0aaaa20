import { REDESIGNS } from '@ufaro/contract/http/another-design.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { createOwner, creditsLeft, formOf, jsonOf, plain, runOf } from './flyer-kit.ts'

const logoImage = await plain(120, 60, '#aa2255')
const FIELDS = { content: 'Grand opening! Free pastries from ₦500 all day.', brandName: 'Kafé Ọkafor' }

let app: TestApp
let person: Person
let runId: string
beforeAll(async () => {
  app = await buildApp()
  person = await createOwner(app, { flyer: 3 })
  const made = await person.call('POST', '/api/flyers/generate', { body: jsonOf(FIELDS, { logoImage }) })
  runId = made.body.runId
})
afterAll(() => app.close())

const another = (slot: number | string, by = person, headers = {}) =>
  by.call('POST', `/api/runs/${runId}/outputs/${slot}/another-design`, { headers })
const fileOf = async (slot: number): Promise<Buffer> => {
  const { outputs } = await runOf(person, runId)
  return (await app.call('GET', outputs[slot - 1]?.url ?? '')).body
}

test('refuses other users’ flyers, missing ones and those made by an AI model', async () => {
  expect(await another(1, await createPerson(app))).toMatchObject({ status: 404 })
  expect(await another(3)).toMatchObject({ status: 404 })
  expect(await another('one')).toMatchObject({ status: 404 })
  expect(await app.call('POST', `/api/runs/${runId}/outputs/1/another-design`)).toMatchObject({ status: 401 })
  await app.pool.query(`update outputs set engine = 'gemini' where run_id = $1 and slot = 1`, [runId])
  expect(await another(1)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED' } })
  await app.pool.query(`update outputs set engine = 'builtin' where run_id = $1`, [runId])
})

test('six requests give six designs for one credit, and the other variant stays', async () => {
  const other = await fileOf(2)
  const seen = [await fileOf(1)]
  for (let time = 1; time <= 5; time++) {
    const answer = await another(1)
    const expected = { status: 200, body: { output: { index: 1, status: 'done' } } }
    expect(answer, JSON.stringify(answer.body)).toMatchObject(expected)
    seen.push(await fileOf(1))
  }
  expect(new Set(seen.map((bytes) => bytes.toString('base64'))).size).toBe(6)
  const key = { 'idempotency-key': 'round again' }
  const last = await another(1, person, key)
  expect(last.status).toBe(200)
  expect((await another(1, person, key)).body, 'a repeat draws nothing').toEqual(last.body)
  expect((await fileOf(1)).equals(seen[0]!)).toBe(true)
  expect((await fileOf(2)).equals(other)).toBe(true)
  expect(await creditsLeft(person, 'flyer')).toBe(2)
})

test('a new run can start with any design', async () => {
  const start = (designs: number[]) =>
    person.call('POST', '/api/flyers/generate', { body: jsonOf({ ...FIELDS, designs }, { logoImage }) })
  expect(await start([6, 0])).toMatchObject({ status: 400 })
  const { flyers } = (await start([0, 3])).body as { flyers: { flyerUrl: string }[] }
  const [first, second] = await Promise.all(flyers.map(async ({ flyerUrl }) => (await app.call('GET', flyerUrl)).body))
  expect((first as Buffer).equals(await fileOf(1))).toBe(true)
  expect((second as Buffer).equals(await fileOf(2))).toBe(false)
  const form = formOf({ ...FIELDS, designs: [0, 3] }, { logoImage })
  expect(await person.call('POST', '/api/flyers/generate', { body: form })).toMatchObject({ status: 200 })
})

test('new designs are refused beyond the limit, and a day after the run', async () => {
  await app.pool.query('update runs set touch_ups = $2 where id = $1', [runId, REDESIGNS])
  expect(await another(1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  const late = `update runs set touch_ups = 0, finished_at = now() - interval '25 hours' where id = $1`
  await app.pool.query(late, [runId])
  expect(await another(1)).toMatchObject({ body: { code: 'INPUTS_GONE' } })
})
