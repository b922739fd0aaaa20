import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withClient } from '#server/infra/db/connect.ts'
import { createDatabase } from '../database.ts'
import { createCall } from '../http-call.ts'
import { endPrograms, startServer } from '../processes/program.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'ufaro-log-'))
afterAll(async () => {
  await endPrograms()
  rmSync(dataDir, { recursive: true, force: true })
})

const secret = (name: string) => `${name}${randomBytes(12).toString('hex')}`

test('abuse of the API and a broken database put no secret into the log', async () => {
  const database = await createDatabase()
  const configured = { ADMIN_PASSWORD: secret('admin'), SESSION_SECRET: secret('session').padEnd(40, 'x') }
  const keys = { GEMINI_API_KEYS: secret('gemini'), METRICS_TOKEN: secret('metrics') }
  const program = startServer({
    ...{ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'trace', PAYSTACK_SANDBOX: 'off' },
    ...{ ADMIN_EMAIL: 'admin@ufaro.test', ...configured, ...keys },
  })
  const [, url = ''] = await program.says(/Ufaro is ready at (\S+)/)
  const call = createCall(url)
  const password = secret('password')
  const email = `${secret('person')}@example.com`
  const registered = await call('POST', '/api/auth/register', {
    body: { email, password, mobilePhone: '+2348012345678' },
  })
  const { token } = registered.body
  const cookie =
    registered.headers
      .getSetCookie()
      .join()
      .match(/ufaro_refresh=([^;]+)/)?.[1] ?? ''
  const key = await call('POST', '/api/keys', { token, body: { name: 'mine', scopes: ['read'] } })
  const used = [secret('ticket'), secret('reset'), secret('sig'), secret('search'), secret('guess')]
  const [ticket, reset, sig, search, guess] = used as [string, string, string, string, string]

  const abuse = async () => {
    await call('POST', '/api/auth/login', { body: { email, password } })
    await call('POST', '/api/auth/login', { body: { email, password: guess } })
    await call('GET', `/api/user/plan?key=${key.body.secret}&token=${token}`)
    await call('GET', '/api/user/plan', { token: key.body.secret })
    await call('GET', `/api/events?ticket=${ticket}`)
    await call('GET', `/files/nothing?exp=1&sig=${sig}`)
    await call('GET', `/api/admin/users?search=${search}`, { token })
    await call('POST', '/api/auth/verify-reset', { body: { token: reset } })
    await call('POST', '/api/auth/update-password', { body: { token: reset, password: guess } })
    await call('POST', '/api/auth/reset-password', { body: { email } })
    await call('POST', '/api/auth/refresh', { headers: { cookie: `ufaro_refresh=${cookie}` } })
    await call('POST', '/api/auth/login', {
      body: `{"email":"${email}","password":"${guess}`,
      headers: { 'content-type': 'application/json' },
    })
    await call('GET', `/metrics?token=${keys.METRICS_TOKEN}`)
  }
  await abuse()
  // Rename tables that sign-in uses, so that every call that needs one of them fails.
  const tables = ['mails', 'verifications', 'accounts', 'sessions', 'rate_limits']
  await withClient(database.url, async (client) => {
    for (const table of tables) await client.query(`alter table ${table} rename to ${table}_away`)
  })
  await abuse()
  await program.says(/request failed/)
  program.kill('SIGTERM')
  await program.ended
  await database.drop()

  const log = program.output()
  expect(log.split('\n').length).toBeGreaterThan(40)
  const secrets = { password, email, token, cookie, key: key.body.secret, ...configured, ...keys, ...used }
  for (const [name, value] of Object.entries(secrets)) {
    expect(value, name).toBeTruthy()
    expect(log.includes(String(value)), `${name} in the log`).toBe(false)
  }
})
