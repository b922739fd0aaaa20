import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { readZip } from '../read-zip.ts'
import { createMaker, generate, spend } from '../runs/studio.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const remove = (person: Person, password: unknown = 'correct horse') =>
  person.call('DELETE', '/api/user', { body: { password } })

test('export and deletion require authentication', async () => {
  expect((await app.call('GET', '/api/user/export')).status).toBe(401)
  expect((await app.call('DELETE', '/api/user', { body: { password: 'correct horse' } })).status).toBe(401)
})

test('the export holds one’s own data and files and nobody else’s, and no secrets', async () => {
  const [person, other] = [await createMaker(app), await createMaker(app)]
  for (const each of [person, other]) await generate(each, { runId: await spend(each) })
  const { status, body, headers } = await person.call('GET', '/api/user/export')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toContain('filename="ufaro-account.zip"')
  const files = await readZip(body)
  expect(files.map(({ name }) => name)).toEqual([
    'account.json',
    expect.stringMatching(/^input-1\.\w+$/),
    expect.stringMatching(/^output-2\.\w+$/),
  ])
  const text = files[0]!.bytes.toString()
  const data = JSON.parse(text)
  expect(data.account).toMatchObject([{ id: person.user.id, email: person.email, mobile_phone: '+2348012345678' }])
  expect(data.credit_movements.length).toBeGreaterThan(1)
  expect(data).toMatchObject({ runs: [{ mode: 'headshot' }], outputs: [{ label: 'Look 1', status: 'done' }] })
  expect(text).not.toContain(other.user.id)
  expect(data.sessions[0]).not.toHaveProperty('token')
  const { rows } = await app.pool.query(
    `select password as secret from accounts where user_id = $1 union all select token from sessions where user_id = $1`,
    [person.user.id],
  )
  expect(rows).toHaveLength(2)
  for (const { secret } of rows) expect(text).not.toContain(secret)
})

test('an account is not deleted without its password', async () => {
  const person = await createPerson(app)
  expect(await remove(person, 'a wrong one')).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  expect((await remove(person, '')).body.error).toBe('Password is required')
  expect((await remove(person, undefined)).status).toBe(204)
})

test('a deleted account is gone with its sessions, and its address is free again', async () => {
  const person = await createMaker(app)
  await generate(person, { runId: await spend(person) })
  expect((await remove(person)).status).toBe(204)
  expect((await person.call('GET', '/api/auth/me')).status).toBe(401)
  const login = await app.call('POST', '/api/auth/login', { body: { email: person.email, password: 'correct horse' } })
  expect(login.body.code).toBe('INVALID_CREDENTIALS')
  expect((await app.pool.query('select from files where user_id = $1', [person.user.id])).rowCount).toBe(0)
  await createPerson(app, { email: person.email })
})

test('deleting an account and settling its payment at once both succeed', async () => {
  const person = await createPerson(app)
  const mine = [person.user.id]
  const settling = await app.pool.connect()
  try {
    await app.pool.query(
      `insert into payments (user_id, reference, plan, amount, status) values ($1, $2, '{}', 100, 'pending')`,
      [...mine, `crossed-${randomUUID()}`],
    )
    await settling.query('begin')
    await settling.query('select from payments where user_id = $1 for update', mine)
    const deletion = remove(person)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from "users"%'`
    await expect.poll(async () => (await app.pool.query(waiting)).rowCount, { interval: 10 }).toBe(1)
    await settling.query('select from users where id = $1 for update', mine)
    await settling.query('commit')
    expect((await deletion).status).toBe(204)
  } finally {
    await settling.query('rollback')
    settling.release()
  }
})

test('the last primary admin cannot delete the account, even if two do so at once', async () => {
  const primary = await signInAdmin(app)
  expect(await remove(primary)).toMatchObject({
    status: 409,
    body: { error: 'You are the last primary admin. Make somebody else one first.' },
  })
  const second = await createAdmin(app, 'primary')
  const answers = await Promise.all([remove(primary), remove(second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const { rows } = await app.pool.query(`select count(*)::int as n from users where role = 'primary'`)
  expect(rows).toEqual([{ n: 1 }])
})
