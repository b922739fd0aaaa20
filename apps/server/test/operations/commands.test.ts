import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ADMIN, buildApp, type TestApp } from '../build-app.ts'
import { createDatabase } from '../database.ts'
import { createPerson, signInAdmin } from '../factories/person.ts'
import { startSmtpSink } from '../mail/smtp-sink.ts'
import { makePlace, removePlaces } from '../processes/places.ts'
import { endPrograms, node, repository, startProgram } from '../processes/program.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { ufaro as run, settingsOf } from './ufaro.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterEach(endPrograms)
afterAll(async () => {
  await app.close()
  await removePlaces()
})

const ufaro = (...args: string[]) => run(settingsOf(app.env), ...args)
const login = (email: string, password: string) => app.call('POST', '/api/auth/login', { body: { email, password } })
const passwordIn = (output: string) => /password (\S+)/.exec(output)?.[1] ?? ''

test('an unknown or incomplete command prints one sentence', async () => {
  for (const args of [
    [],
    ['dance'],
    ['user'],
    ['user', 'create'],
    ['jobs', 'retry'],
    ['maintenance', 'maybe'],
    ['backup'],
  ]) {
    expect(await ufaro(...args)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run ufaro -- [^\n]+$/) })
  }
  expect(await ufaro('user', 'promote', 'nobody@example.com')).toEqual({
    code: 1,
    output: 'Nobody has an account with nobody@example.com.',
  })
  expect(await ufaro('credits', 'grant', ADMIN.email, 'no-such-plan')).toMatchObject({ code: 1 })
})

test('the program exits by itself with the exit code', async () => {
  const program = startProgram([node, path.join(repository, 'apps/server/src/operations/ufaro.ts'), 'version'])
  expect(await program.ended).toBe(0)
  const { body } = await app.call('GET', '/api/version')
  expect(program.output().trim()).toBe(`${body.version} (${body.commit})`)
  const wrong = startProgram([node, path.join(repository, 'apps/server/src/operations/ufaro.ts'), 'dance'])
  expect(await wrong.ended).toBe(1)
})

test('an account can be created, promoted, given another password and deactivated', async () => {
  const email = 'new@ufaro.test'
  const made = await ufaro('user', 'create', email)
  expect(await ufaro('user', 'create', email)).toMatchObject({ code: 1 })
  const first = await login(email, passwordIn(made.output))
  expect(first).toMatchObject({ status: 200, body: { user: { is_admin: false } } })
  await ufaro('user', 'promote', email)
  expect((await app.call('GET', '/api/admin/users', { token: first.body.token })).status).toBe(200)

  const reset = await ufaro('user', 'reset-password', email)
  expect((await app.call('GET', '/api/auth/me', { token: first.body.token })).status).toBe(401)
  expect((await login(email, passwordIn(made.output))).status).toBe(401)
  const second = await login(email, passwordIn(reset.output))
  expect(second.status).toBe(200)

  expect((await ufaro('user', 'deactivate', email)).code).toBe(0)
  await expect.poll(async () => (await app.call('GET', '/api/auth/me', { token: second.body.token })).status).toBe(401)
  expect(await login(email, passwordIn(reset.output))).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
  expect((await ufaro('user', 'activate', email)).code).toBe(0)
  expect((await login(email, passwordIn(reset.output))).status).toBe(200)
})

test('the only primary admin cannot be switched off', async () => {
  await app.pool.query(`update users set role = 'user' where email <> $1`, [ADMIN.email])
  expect(await ufaro('user', 'deactivate', ADMIN.email)).toMatchObject({
    code: 1,
    output: expect.stringContaining('the only primary admin'),
  })
})

test('a plan is granted with all its credits, and that is on record', async () => {
  const person = await createPerson(app)
  const { rows } = await app.pool.query(
    `select id, credits from plans where id <> 'free' and deleted_at is null limit 1`,
  )
  const total = Object.values(rows[0].credits as Record<string, number>).reduce((sum, n) => sum + n, 0)
  expect(await ufaro('credits', 'grant', person.email, rows[0].id)).toMatchObject({ code: 0 })
  expect((await person.call('GET', '/api/user/plan')).body.credits_remaining).toBe(total)
  const admin = await signInAdmin(app)
  const { body } = await admin.call('GET', '/api/admin/audit')
  expect(JSON.stringify(body)).toContain('operator at the terminal')
})

test('during maintenance everybody except admins is asked to return later', async () => {
  const person = await createPerson(app)
  const admin = await signInAdmin(app)
  expect((await ufaro('maintenance', 'on')).code).toBe(0)
  await expect.poll(async () => (await person.call('GET', '/api/runs')).status).toBe(503)
  const closed = await app.call('GET', '/api/plans')
  expect(closed).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } })
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await app.call('POST', '/api/auth/register', { body: {} })).status).toBe(503)
  expect((await app.call('GET', '/files/nothing.jpg')).status).toBe(503)
  expect((await app.call('POST', '/mcp', { body: {} })).status).toBe(503)
  for (const path of ['/healthz', '/readyz', '/api/version']) expect((await app.call('GET', path)).status).toBe(200)
  expect((await login(ADMIN.email, ADMIN.password)).status).toBe(200)
  expect((await admin.call('GET', '/api/runs')).status).toBe(200)
  expect((await admin.call('GET', '/api/admin/users')).status).toBe(200)
  expect((await ufaro('maintenance', 'off')).code).toBe(0)
  await expect.poll(async () => (await person.call('GET', '/api/runs')).status).toBe(200)
})

test('jobs are listed, tried again and dropped', async () => {
  const boss = `insert into pgboss.job (name, data, state, retry_count, retry_limit)
                values ('make-output', '{"outputId":"00000000-0000-4000-8000-000000000000","attempt":1}', 'failed', 6, 6) returning id`
  const { rows } = await app.pool.query(boss)
  const { id } = rows[0]
  expect((await ufaro('jobs', 'list')).output).toContain(`${id}  make-output  failed`)
  expect((await ufaro('jobs', 'retry', id)).code).toBe(0)
  // The job names an output that does not exist, so the worker drops the job.
  await expect.poll(async () => (await ufaro('jobs', 'list')).output).not.toContain(id)
  const again = (await app.pool.query(boss)).rows[0].id
  expect((await ufaro('jobs', 'drop', again)).code).toBe(0)
  expect((await ufaro('jobs', 'drop', again)).code).toBe(1)
})

test('the doctor command reports each fault in one line', async () => {
  const database = await createDatabase('template1')
  const gemini = await startGeminiStandIn()
  const smtp = await startSmtpSink()
  const good = {
    ...settingsOf(app.env),
    SMTP_URL: smtp.url,
    GEMINI_API_KEYS: 'key',
    GEMINI_BASE_URL: gemini.baseUrl,
    PUBLIC_URL: app.url,
  }
  const well = await run(good, 'doctor', '--json')
  expect(JSON.parse(well.output)).toMatchObject({ ok: true })
  expect(well.code).toBe(0)
  const states = Object.fromEntries(
    JSON.parse(well.output).findings.map(({ name, state }: Record<string, string>) => [name, state]),
  )
  expect(states).toMatchObject({
    database: 'ok',
    schema: 'ok',
    storage: 'ok',
    mail: 'ok',
    engines: 'ok',
    clock: 'ok',
    disk: 'ok',
    models: 'ok',
  })

  await smtp.close()
  await gemini.close()
  const ill = await run({ ...good, DATA_DIR: makePlace(), PUBLIC_URL: 'http://127.0.0.1:1' }, 'doctor')
  expect(ill.code).toBe(1)
  expect(ill.output.split('\n')).toHaveLength(10)
  expect(ill.output).toMatch(/^fail {2}mail /m)
  expect(ill.output).toMatch(/^fail {2}public address /m)
  expect(ill.output).toMatch(/^warn {2}engines /m)

  const empty = await run({ DATABASE_URL: database.url, DATA_DIR: makePlace() }, 'doctor')
  expect(empty.output).toMatch(/^warn {2}schema {10}empty/m)
  const away = await run(
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1/x?host=/nowhere', DATA_DIR: makePlace() },
    'doctor',
  )
  expect(away.code).toBe(1)
  expect(away.output).toMatch(/^fail {2}database /m)
  expect(away.output).not.toContain('secret')
  await database.drop()
})
