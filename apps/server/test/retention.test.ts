import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepErrors } from '#server/features/errors/errors.repo.ts'
import { sweepEvents } from '#server/features/payments/payment-events.repo.ts'
import { buildApp, type TestApp } from './build-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

test('old error logs are deleted, and so are the oldest beyond a number', async () => {
  await app.pool.query(
    `insert into error_logs (severity, service_type, code, message, created_at)
     select 'error', 'kept', 'X', n::text, now() - make_interval(days => n) from generate_series(1, 100) n`,
  )
  const left = async () =>
    (await app.pool.query(`select count(*)::int as n, max(message::int) as oldest from error_logs where code = 'X'`))
      .rows[0]
  await sweepErrors(app.db, 90, 200_000)
  expect(await left()).toEqual({ n: 89, oldest: 89 })
  await sweepErrors(app.db, 90, 10)
  expect((await left()).n).toBeLessThanOrEqual(11)
  expect((await left()).oldest).toBeLessThanOrEqual(11)
})

test('events of the payment provider are deleted after 400 days', async () => {
  await app.pool.query(
    `insert into payment_events (hash, event, body, received_at)
     values ('old', 'charge.success', '{}', now() - interval '401 days'), ('new', 'charge.success', '{}', now())`,
  )
  await sweepEvents(app.db, 400)
  expect((await app.pool.query('select hash from payment_events')).rows).toEqual([{ hash: 'new' }])
})
