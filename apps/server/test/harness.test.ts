import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { insertUser } from './factories/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

test('an unknown path is 404 with a code', async () => {
  const { status, body } = await app.call('GET', '/api/nothing-here')
  expect(status).toBe(404)
  expect(body.code).toBe('NOT_FOUND')
})

test('each app has a database of its own', async () => {
  const other = await buildApp()
  await insertUser(app, { id: 'only-here' })
  const { rows } = await other.pool.query(`select from users where id = 'only-here'`)
  expect(rows).toHaveLength(0)
  await other.close()
})

test('two processes on one database hear of each other', async () => {
  const other = await app.another({ ROLE: 'worker' })
  const heard = new Promise((resolve) => other.bus.subscribe('run', resolve))
  await transaction(app.db, (tx) => app.bus.publish(tx, { topic: 'run', userId: 'u', id: 'r' }))
  expect(await heard).toEqual({ topic: 'run', userId: 'u', id: 'r' })
  await other.close()
})
