import { setTimeout as sleep } from 'node:timers/promises'
import { spendCredit } from '@ufaro/contract/http/credits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#server/http/app-error.ts'
import { installErrorDoor } from '#server/http/error-door.ts'
import { installIdempotency } from '#server/http/idempotency.ts'
import { createIdempotencyStore } from '#server/http/idempotency-store.ts'
import { route } from '#server/http/route.ts'
import { createLog } from '#server/infra/log.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { insertUser } from './factories/user.ts'
import { createCall } from './http-call.ts'

const LOG = createLog('silent')
let app: TestApp
let processes: FastifyInstance[]
/** What the tested endpoint does, and how many times it has been called. */
let effect: (mode: string) => Promise<unknown>
let effects = 0

beforeAll(async () => {
  app = await buildApp()
  processes = [await listening(), await listening()]
})
beforeEach(() => {
  effects = 0
  effect = async (mode) => ({ success: true, runId: `run-${effects}`, mode, remaining: 3 })
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await app.close()
})

/** Starts a server with one endpoint, which calls `effect`. The bearer token is the user's id. */
async function listening(patienceMs?: number): Promise<FastifyInstance> {
  const http = Fastify()
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('caller', null)
  http.decorate('authenticate', async (request) => {
    const id = request.headers.authorization!.slice('Bearer '.length)
    return { user: { id }, sessionId: 'session' } as never
  })
  installErrorDoor(http, () => {})
  installIdempotency(http, { store: createIdempotencyStore(app.db), log: LOG, patienceMs })
  route(http, spendCredit, ({ body }) => {
    effects++
    return effect(body.mode)
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  return http
}

const person = async () => (await insertUser(app)).id
const post = (token: string, key: string | null, body: unknown = { mode: 'headshot' }, process = processes[0]!) => {
  const { port } = process.server.address() as { port: number }
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key }
  return createCall(`http://127.0.0.1:${port}`)('POST', '/api/user/use-credit', { token, body, headers })
}

const SPENDING = ['/api/user/use-credit', '/api/event-pages', '/api/price-lists/{id}/cards', '/api/product-batches']
const PAYING = ['/api/payments/initialize', '/api/payments/verify', '/api/admin/payouts']
const REFUNDING = ['/api/user/refund-credit', '/api/runs/{id}/cancel', '/api/admin/payments/{id}/refund']
const GENERATING = [
  '/api/generate',
  '/api/copy',
  '/api/content-scripts',
  '/api/gif',
  '/api/flyers/generate',
  '/api/certificates',
  '/api/events-flyers',
  '/api/extract-image-description',
  '/api/event-pages/{id}/certificates',
  '/api/event-pages/{id}/thank-you',
  '/api/runs/{id}/touch-up',
  '/api/runs/{id}/outputs/{index}/restore-tone',
  '/api/runs/{id}/outputs/{index}/another-design',
  '/api/runs/{id}/photos/{index}/retry',
]

test('every call that spends, pays, refunds or generates takes a key', async () => {
  const { paths } = (await app.call('GET', '/openapi.json')).body
  for (const path of [...SPENDING, ...PAYING, ...REFUNDING, ...GENERATING]) {
    const names = paths[path].post.parameters.map(({ name }: { name: string }) => name)
    expect(names, path).toContain('Idempotency-Key')
  }
})

test('a key of more than 128 characters is refused before anything happens', async () => {
  const token = await person()
  expect((await post(token, 'k'.repeat(129))).body.code).toBe('VALIDATION_FAILED')
  expect(effects).toBe(0)
  expect((await post(token, 'k'.repeat(128))).status).toBe(200)
})

test('without a key every call is independent', async () => {
  const token = await person()
  await post(token, null)
  await post(token, null)
  expect(effects).toBe(2)
})

test('a repeat gives the first answer again, from whichever process, also with its fields in another order', async () => {
  const token = await person()
  const first = await post(token, 'again', { mode: 'headshot', note: 1 })
  const second = await post(token, 'again', { note: 1, mode: 'headshot' }, processes[1])
  expect(second.body).toEqual(first.body)
  expect(second.status).toBe(200)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(effects).toBe(1)
})

test('a key belongs to one person and one path', async () => {
  await post(await person(), 'shared')
  await post(await person(), 'shared')
  expect(effects).toBe(2)
})

test('the same key with another body is a conflict, also while the first still runs', async () => {
  const token = await person()
  let finish = () => {}
  effect = (mode) =>
    new Promise((resolve) => {
      finish = () => resolve({ success: true, runId: 'run', mode, remaining: 3 })
    })
  const first = post(token, 'one')
  await expect.poll(() => effects).toBe(1)
  expect((await post(token, 'one', { mode: 'gif' })).body.code).toBe('IDEMPOTENCY_CONFLICT')
  finish()
  expect((await first).status).toBe(200)
  expect((await post(token, 'one', { mode: 'gif' })).status).toBe(409)
  expect(effects).toBe(1)
})

test('twenty concurrent calls with one key on two processes have one effect and equal responses', async () => {
  const token = await person()
  effect = async (mode) => {
    await sleep(200)
    return { success: true, runId: 'the only one', mode, remaining: 3 }
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(token, 'together', undefined, processes[index % 2])),
  )
  expect(effects).toBe(1)
  for (const { status, body } of answers)
    expect({ status, runId: body.runId }).toEqual({ status: 200, runId: 'the only one' })
})

test('a refusal may be repeated with the same key', async () => {
  const token = await person()
  effect = async () => {
    throw new AppError('NO_CREDITS')
  }
  expect((await post(token, 'refused')).status).toBe(402)
  effect = async (mode) => ({ success: true, runId: 'after buying', mode, remaining: 1 })
  expect((await post(token, 'refused')).body.runId).toBe('after buying')
})

test('a failure that names a run is stored, because the call had an effect', async () => {
  const token = await person()
  effect = async () => {
    throw new AppError('PROVIDER_FAILED', undefined, { runId: 'run-9', refunded: true })
  }
  const first = await post(token, 'failed')
  const second = await post(token, 'failed')
  expect(first).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED', runId: 'run-9', refunded: true } })
  expect(second).toMatchObject({ status: 502, body: first.body })
  expect(effects).toBe(1)
})

test('a call that failed without an effect releases the key', async () => {
  const token = await person()
  effect = async () => {
    throw new Error('the wire broke')
  }
  expect((await post(token, 'accident')).status).toBe(500)
  effect = async (mode) => ({ success: true, runId: 'later', mode, remaining: 1 })
  expect((await post(token, 'accident')).status).toBe(200)
})

test('a repeat gets an error if the first call still runs after the timeout', async () => {
  const hasty = await listening(300)
  const token = await person()
  let finish = () => {}
  effect = (mode) =>
    new Promise((resolve) => {
      finish = () => resolve({ success: true, runId: 'slow', mode, remaining: 3 })
    })
  const first = post(token, 'slow')
  await expect.poll(() => effects).toBe(1)
  expect((await post(token, 'slow', undefined, hasty)).body.code).toBe('IDEMPOTENCY_IN_PROGRESS')
  finish()
  expect((await first).body.runId).toBe('slow')
  expect((await post(token, 'slow', undefined, hasty)).body.runId).toBe('slow')
  await hasty.close()
})

test('a call whose process died does not block the key: its lease expires and a repeat starts anew', async () => {
  const token = await person()
  await post(token, 'dead')
  const crash = (lease: string) =>
    app.pool.query(
      `update idempotency_keys set status = null, answer = null, lease_until = now() + $2::interval where user_id = $1`,
      [token, lease],
    )
  await crash('1 second')
  expect((await post(token, 'dead', { mode: 'gif' })).body.code).toBe('IDEMPOTENCY_CONFLICT')
  expect(await post(token, 'dead')).toMatchObject({ status: 200, body: { runId: 'run-2' } })
  expect((await post(token, 'dead')).body.runId).toBe('run-2')
})

test('a running call renews its lease', async () => {
  const store = createIdempotencyStore(app.db)
  const id = { userId: await person(), path: '/x', key: 'k' }
  const first = await store.claim(id, 'body')
  if (first.state !== 'mine') throw new Error('the key was free')
  await app.pool.query(`update idempotency_keys set lease_until = now() - interval '1 second' where user_id = $1`, [
    id.userId,
  ])
  await store.renew([first.claim])
  expect(await store.claim(id, 'body')).toEqual({ state: 'running' })
})

test('a key is kept for a day and can then be used again; the purge deletes it', async () => {
  const token = await person()
  const age = () =>
    app.pool.query(`update idempotency_keys set created_at = now() - interval '25 hours' where user_id = $1`, [token])
  await post(token, 'old')
  await age()
  expect((await post(token, 'old', { mode: 'gif' })).status).toBe(200)
  expect(effects).toBe(2)
  await age()
  await createIdempotencyStore(app.db).purge()
  const { rowCount } = await app.pool.query('select from idempotency_keys where user_id = $1', [token])
  expect(rowCount).toBe(0)
})
