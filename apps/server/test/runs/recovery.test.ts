import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { createIdempotencyStore } from '#server/http/idempotency-store.ts'
import { reachPoint, withKey } from '#server/http/recovery-point.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { body, paper } from '../certificates/certificate-kit.ts'
import { creditsOf, insertGrant } from '../factories/grant.ts'
import type { Person } from '../factories/person.ts'
import { createMaker, creditsLeft, generate, runOf, spend } from './studio.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const runsOf = async ({ user }: Person) =>
  (await app.pool.query('select count(*)::int as n from runs where user_id = $1', [user.id])).rows[0].n

/**
 * Puts the user's call into the state after its process died between the effect and the response: without a stored
 * response, and with an expired lease.
 */
const dieBeforeTheAnswer = ({ user }: Person) =>
  app.pool.query(
    `update idempotency_keys set status = null, answer = null, lease_until = now() - interval '1 second' where user_id = $1`,
    [user.id],
  )

test('a spend that was cut off before its answer is not made again, and another body is still a conflict', async () => {
  const person = await createMaker(app, 3)
  const use = (mode = 'headshot') => person.call('POST', '/api/user/use-credit', { body: { mode }, ...keyed('spend') })
  const first = await use()
  await dieBeforeTheAnswer(person)
  expect((await use('gif')).body.code).toBe('IDEMPOTENCY_CONFLICT')
  expect(await use()).toMatchObject({ status: 200, body: first.body })
  expect((await use()).headers.get('idempotent-replayed')).toBe('true')
  expect(await creditsLeft(person)).toBe(2)
  expect(await runsOf(person)).toBe(1)
})

test('a refund that was cut off answers as it would have', async () => {
  const person = await createMaker(app, 3)
  const body = { mode: 'headshot', runId: await spend(person) }
  const refund = () => person.call('POST', '/api/user/refund-credit', { body, ...keyed('back') })
  expect((await refund()).body).toEqual({ success: true, remaining: 3 })
  await dieBeforeTheAnswer(person)
  await spend(person)
  expect(await refund()).toMatchObject({ status: 200, body: { success: true, remaining: 3 } })
  expect(await creditsLeft(person)).toBe(2)
})

test('a generating call that was cut off answers the result of the run that it opened', async () => {
  const person = await createMaker(app, 3)
  const first = await generate(person, { look: 2 }, keyed('make'))
  await dieBeforeTheAnswer(person)
  const again = await generate(person, { look: 2 }, keyed('make'))
  expect(again).toMatchObject({ status: 200, body: { runId: first.body.runId, output: first.body.output } })
  expect(await runsOf(person)).toBe(1)
  expect((await runOf(person, first.body.runId)).outputs).toHaveLength(1)
})

test('a repeat of a call that was cut off waits for a result that is still being made', async () => {
  const person = await createMaker(app, 3)
  const first = await generate(person, {}, keyed('slow'))
  const { runId } = first.body
  const mark = (status: string) => app.pool.query('update outputs set status = $2 where run_id = $1', [runId, status])
  await mark('pending')
  await dieBeforeTheAnswer(person)
  const again = generate(person, {}, keyed('slow'))
  await expect
    .poll(() =>
      app.pool.query('select from idempotency_keys where lease_until > now() and user_id = $1', [person.user.id]),
    )
    .toMatchObject({ rowCount: 1 })
  await mark('done')
  await app.bus.publish(app.db, { topic: 'run', userId: person.user.id, id: runId })
  expect(await again).toMatchObject({ status: 200, body: { runId } })
  expect(await creditsLeft(person)).toBe(2)
})

test('a call for words or a batch that was cut off answers its result, too', async () => {
  const person = await createMaker(app, 0)
  await insertGrant(app, person.user.id, { copywriter: 2, certificates: 2 })
  const copy = { keywords: 'shoes', productDescription: 'Leather shoes for students, made in Aba' }
  const list = body(await paper(), ['Ada Eze'])
  for (const [path, fields] of [
    ['/api/copy', copy],
    ['/api/certificates', list],
  ] as const) {
    const call = () => person.call('POST', path, { body: fields, ...keyed('one') })
    const first = await call()
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    await dieBeforeTheAnswer(person)
    expect(await call()).toMatchObject({ status: first.status, body: { runId: first.body.runId } })
  }
  expect(await runsOf(person)).toBe(2)
})

test('a slow first call whose key was taken over by a repeat spends nothing', async () => {
  const person = await createMaker(app, 3)
  const store = createIdempotencyStore(app.db)
  const id = { userId: person.user.id, path: '/api/user/use-credit', key: 'slow' }
  const take = async () => {
    const found = await store.claim(id, 'body')
    if (found.state !== 'mine') throw new Error(`the key is ${found.state}`)
    return found.claim
  }
  const slow = await take()
  await dieBeforeTheAnswer(person)
  const repeat = await take()

  const credits = creditsOf(app)
  const taken = { code: 'IDEMPOTENCY_IN_PROGRESS' }
  await expect(credits.openRun(app.db, person.user, 'headshot', { claim: slow })).rejects.toMatchObject(taken)
  const inSlow = withKey({ claim: slow, point: null, deadline: 0 }, () =>
    transaction(app.db, (tx) => reachPoint(tx, { runId: 'x' })),
  )
  await expect(inSlow).rejects.toMatchObject(taken)
  expect(await runsOf(person)).toBe(0)
  await credits.openRun(app.db, person.user, 'headshot', { claim: repeat })
  expect(await creditsLeft(person)).toBe(2)
})

test('a call with its own picture opens a new run if its slot is taken, but not if it names the run', async () => {
  const person = await createMaker(app, 3)
  const first = await generate(person, { look: 1 })
  expect(await generate(person, { look: 1, runId: first.body.runId })).toMatchObject({
    status: 409,
    body: { code: 'OUTPUT_EXISTS' },
  })
  expect(await generate(person, { look: 1, productImageDataUrl: undefined })).toMatchObject({
    status: 409,
    body: { code: 'OUTPUT_EXISTS' },
  })
  const second = await generate(person, { look: 1 })
  expect(second.status).toBe(200)
  expect(second.body.runId).not.toBe(first.body.runId)
  expect(await creditsLeft(person)).toBe(1)
})
