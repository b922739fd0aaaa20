import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createLog } from '#server/infra/log.ts'
import { ADMIN, buildApp } from '../build-app.ts'
import { createDatabase } from '../database.ts'
import { logIn, me, signUp } from './visitor.ts'

async function startTogether(times: number, variables: Record<string, string>) {
  const database = await createDatabase()
  const env: Env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...variables })
  const log = createLog('silent')
  const opened = await openDatabase(env, log)
  const apps = await Promise.all(Array.from({ length: times }, () => createApp(env, { database: opened, log })))
  const made = []
  const outcomes = await Promise.all(apps.map((app) => app.seed()))
  for (const { admin } of outcomes) if (admin) made.push(admin)
  const again = await apps[0]!.seed()
  const { rows } = await opened.pool.query(`select email, role from users`)
  for (const app of apps) await app.close()
  await opened.close()
  await database.drop()
  return { made, again, rows }
}

test('processes that start at once make one admin, told once', async () => {
  const { made, again, rows } = await startTogether(3, {})
  expect(made).toHaveLength(1)
  expect(made[0]!.email).toBe('admin@ufaro.localhost')
  expect(made[0]!.password).toMatch(/^[\w-]{16}$/)
  expect(again.admin).toBeUndefined()
  expect(rows).toEqual([{ email: 'admin@ufaro.localhost', role: 'primary' }])
})

test('an account that has the address of ADMIN_EMAIL becomes the admin, with ADMIN_PASSWORD and nothing else', async () => {
  const app = await buildApp()
  const squatter = await signUp(app, { email: 'boss@example.com' })
  await app.pool.query(`delete from users where role = 'primary'`)
  const next = await app.another({ ADMIN_EMAIL: 'Boss@example.com', ROLE: 'api' })
  expect((await me(next, squatter.token)).status).toBe(401)
  expect((await logIn(next, 'boss@example.com')).status).toBe(401)
  const answer = await logIn(next, 'boss@example.com', ADMIN.password)
  expect(answer.body.user).toMatchObject({ id: squatter.id, isPrimaryAdmin: true })
  await next.close()
  await app.close()
})
