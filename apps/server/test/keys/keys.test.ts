import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, signInAdmin } from '../factories/person.ts'
import { listen } from '../runs/event-source.ts'
import { createMaker, creditsLeft, runOf, spend } from '../runs/studio.ts'
import { createProgram } from './programs.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const spendByKey = (program: { call: TestApp['call'] }) =>
  program.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
const countOf = (answers: { status: number; body: { code?: string } }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())).map(
      ([what, those]) => [what, those?.length],
    ),
  )

test('an API key without a name or scope, or with a value out of range, is refused', async () => {
  const person = await createPerson(app)
  for (const wrong of [
    { name: ' ' },
    { scopes: [] },
    { scopes: ['admin'] },
    { daily_credits: 0 },
    { expires_in_days: 0.5 },
  ]) {
    const body = { name: 'A script', scopes: ['read'], ...wrong }
    const answer = await person.call('POST', '/api/keys', { body })
    expect([wrong, answer.status, Object.keys(answer.body.fields)[0]?.split('.')[0]]).toEqual([
      wrong,
      400,
      Object.keys(wrong)[0],
    ])
  }
})

test('a secret is shown once, stored as a hash, and recognized by its prefix', async () => {
  const person = await createPerson(app)
  const program = await createProgram(app, person, { scopes: ['read', 'read'], expires_in_days: 30, daily_credits: 5 })
  expect(program.token).toMatch(/^ufk_[0-9a-f]{8}_[\w-]{43}$/)
  expect(program.key).toMatchObject({ name: 'A script', scopes: ['read'], daily_credits: 5, last_used_at: null })
  expect(program.token.startsWith(program.key.prefix)).toBe(true)

  expect((await program.call('GET', '/api/user/plan')).status).toBe(200)
  const { body } = await person.call('GET', '/api/keys')
  expect(body.keys).toEqual([{ ...program.key, last_used_at: expect.any(String) }])
  const { rows } = await app.pool.query('select * from api_keys where id = $1', [program.key.id])
  expect(JSON.stringify(rows)).not.toContain(program.token)
})

test('a secret in a URL, a wrong secret or an expired one authenticates nobody', async () => {
  const person = await createPerson(app)
  const program = await createProgram(app, person)
  for (const path of [`/api/user/plan?key=${program.token}`, `/api/user/plan?access_token=${program.token}`]) {
    expect((await app.call('GET', path)).status).toBe(401)
  }
  const wrong = `${program.token.slice(0, -1)}${program.token.endsWith('A') ? 'B' : 'A'}`
  for (const token of ['ufk_', wrong, `${program.token}.${program.token}.x`]) {
    expect((await app.call('GET', '/api/user/plan', { token })).body.code).toBe('UNAUTHENTICATED')
  }
  await app.pool.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [program.key.id])
  expect((await program.call('GET', '/api/user/plan')).status).toBe(401)
})

test('a client that tries many keys is refused, and a valid key still works', async () => {
  const strict = await app.another({ RATE_LIMIT: 'on' })
  try {
    const program = await createProgram(strict, await createPerson(strict))
    const tried: number[] = []
    for (let n = 0; n < 399 && tried.at(-1) !== 429; n++) {
      tried.push((await strict.call('GET', '/api/user/plan', { token: `ufk_guess_${n}` })).status)
    }
    expect(tried.at(-1)).toBe(429)
    expect((await program.call('GET', '/api/user/plan')).status).toBe(200)
  } finally {
    await strict.close()
  }
})

test('a deleted key ends its streams and tickets, and its next call is refused', async () => {
  const person = await createPerson(app)
  const program = await createProgram(app, person)
  const other = await createProgram(app, person)
  const stream = await listen(app, program)
  const ofOther = await listen(app, other)
  const { body } = await program.call('POST', '/api/events/ticket')

  const stranger = await createPerson(app)
  expect((await stranger.call('DELETE', `/api/keys/${program.key.id}`)).status).toBe(404)
  expect((await person.call('DELETE', `/api/keys/${program.key.id}`)).status).toBe(204)
  expect((await program.call('GET', '/api/user/plan')).status).toBe(401)
  expect((await app.call('GET', `/api/events?ticket=${body.ticket}`)).status).toBe(401)
  await expect.poll(stream.ended).toBe(true)
  expect(ofOther.ended()).toBe(false)
  await ofOther.close()
  expect((await person.call('DELETE', `/api/keys/${program.key.id}`)).status).toBe(404)
})

test('sixty-four spends at once with a key on seven credits spend seven', async () => {
  const person = await createMaker(app, 7)
  const program = await createProgram(app, person)
  const answers = await Promise.all(Array.from({ length: 64 }, () => spendByKey(program)))
  expect(countOf(answers)).toEqual({ '200': 7, '402 NO_CREDITS': 57 })
  expect(await creditsLeft(person)).toBe(0)
})

test('a key never exceeds its daily credits, even in concurrent calls, and refunds count as unspent', async () => {
  const person = await createMaker(app, 50)
  const program = await createProgram(app, person, { daily_credits: 5 })
  const answers = await Promise.all(Array.from({ length: 24 }, () => spendByKey(program)))
  expect(countOf(answers)).toEqual({ '200': 5, '429 DAILY_LIMIT': 19 })
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await creditsLeft(person)).toBe(45)
  await spend(person)

  const runId = answers.find(({ status }) => status === 200)?.body.runId
  await program.call('POST', `/api/runs/${runId}/cancel`)
  expect((await runOf(person, runId)).refunded).toBe(true)
  expect(countOf([await spendByKey(program), await spendByKey(program)])).toEqual({ '200': 1, '429 DAILY_LIMIT': 1 })

  await app.pool.query('update api_keys set used_on = used_on - 1 where id = $1', [program.key.id])
  expect((await spendByKey(program)).status).toBe(200)
})

test('the daily credits of a key also bind an admin', async () => {
  const program = await createProgram(app, await signInAdmin(app), { daily_credits: 1 })
  expect(countOf([await spendByKey(program), await spendByKey(program)])).toEqual({ '200': 1, '429 DAILY_LIMIT': 1 })
})
