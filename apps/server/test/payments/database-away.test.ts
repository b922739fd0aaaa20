import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withClient } from '#server/infra/db/connect.ts'
import { createPerson } from '../factories/person.ts'
import { openTill, type Till, until } from './till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

async function lockOut(out: boolean): Promise<void> {
  const name = new URL(till.app.env.DATABASE_URL as string).pathname.slice(1)
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`alter database ${name} with allow_connections ${!out}`)
    if (out) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

test('while the database is away an event is answered 503, comes again and is granted', async () => {
  const ada = await createPerson(till.app)
  const started = await till.initialize(ada)
  await lockOut(true)
  const refused = await till.event('made.up', {})
  expect(refused).toMatchObject({ status: 503, body: { code: 'NOT_READY' } })
  expect(refused.headers.get('retry-after')).toBe('10')
  // A wrong signature must be refused even without the database.
  expect((await till.post('{}', 'x')).status).toBe(401)
  await till.pay(started)
  await lockOut(false)
  await until(async () => (await till.grants(started.reference)) === 1)
})
