import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'

let app: TestApp
let admin: Person
let ada: Person
let ole: Person
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
  ada = await createPerson(app, { firstName: 'Ọlá', lastName: 'Eze', mobilePhone: '+234 801 234 5678' })
  ole = await createPerson(app, { firstName: 'Ole' })
  const paid = `insert into payments (user_id, reference, plan, plan_name, amount, paid_amount, refunded_amount, status, paid_at, granted_at)
                values ($1, $2, '{}', 'Starter', 500000, $3, $4, $5, now(), $6)`
  await app.pool.query(paid, [ada.user.id, 'ufaro-Aa1', 500_000, 100_000, 'success', new Date()])
  await app.pool.query(paid, [ada.user.id, 'ufaro-Bb2', null, 0, 'pending', null])
  await app.pool.query(paid, [ole.user.id, 'ufaro-Cc3', 500_000, 500_000, 'reversed', new Date()])
  await app.pool.query(
    `insert into mails ("to", subject, text, html, next_attempt_at)
     select $1, 'Letter ' || n, 'words', '', now() + interval '1 hour' from generate_series(1, 3) as n`,
    [ada.email],
  )
})
afterAll(() => app.close())

const get = async (path: string, who = admin) => (await who.call('GET', `/api/admin/${path}`)).body

test('refused: unknown users, invalid page numbers, and lists that sub admins may not see', async () => {
  for (const path of ['users/nobody', 'users/nobody/runs']) {
    expect(await get(path)).toEqual({ error: 'There is no such user.', code: 'NOT_FOUND' })
  }
  expect((await get(`users/${ada.user.id}/runs?page=0`)).code).toBe('VALIDATION_FAILED')
  const sub = await createAdmin(app)
  for (const list of ['outbox', 'audit']) {
    expect((await get(`${list}?userId=${ada.user.id}`, sub)).code).toBe('PRIMARY_ONLY')
  }
  expect(await get(`users/${ada.user.id}`, ada)).toMatchObject({ code: 'NOT_ALLOWED' })
})

test('one page says who somebody is, what they hold, what they paid and where they are signed in', async () => {
  const sub = await createAdmin(app)
  const customer = await get(`users/${ada.user.id}`, sub)
  expect(customer).toMatchObject({
    person: { email: ada.email, user_plans: [{ plan_name: 'free', source: 'signup', reference: null }] },
    account: { mobile_phone: '+234 801 234 5678', deactivated_at: null, contested: false },
    // A payment that is still pending must not count.
    figures: { paid: 500_000, given_back: 100_000, payments: 1, runs: 0, runs_refunded: 0 },
    credits: { headshot: expect.any(Number) },
    sessions: [{ id: expect.any(String), last_seen_at: expect.any(String) }],
  })
  expect(JSON.stringify(customer)).not.toContain('token')
  await app.pool.query('update users set deactivated_at = now() where id = $1', [ole.user.id])
  expect((await get(`users/${ole.user.id}`)).account.deactivated_at).toEqual(expect.any(String))
})

test('runs say how they ended, what it cost and what their owner thought, page by page', async () => {
  const { body } = await ada.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  await ada.call('POST', `/api/runs/${body.runId}/cancel`)
  const grant = await app.pool.query('select id from grants where user_id = $1', [ada.user.id])
  const made = await app.pool.query(
    `insert into runs (user_id, mode, status, grant_id, day, max_outputs, verdict, verdict_reason, verdict_at, created_at)
     values ($1, 'gif', 'partial', $2, '2026-01-01', 2, 'bad', 'Grey bars', now(), '2026-01-01T10:00:00Z') returning id`,
    [ada.user.id, grant.rows[0].id],
  )
  await app.pool.query(
    `insert into outputs (run_id, user_id, mode, slot, label, status, request, error)
     select $1, $2, 'gif', n, 'x', case n when 1 then 'done' else 'error' end, '{}', case n when 2 then 'It failed.' end
       from generate_series(1, 2) as n`,
    [made.rows[0].id, ada.user.id],
  )
  const { runs, total } = await get(`users/${ada.user.id}/runs`)
  expect(total).toBe(2)
  expect(runs[0]).toMatchObject({ mode: 'headshot', status: 'canceled', refunded: true, done: 0, plan_name: 'free' })
  expect(runs[1]).toEqual({
    ...{
      id: made.rows[0].id,
      mode: 'gif',
      status: 'partial',
      refunded: false,
      done: 1,
      failed: 1,
      error: 'It failed.',
    },
    ...{ verdict: 'bad', verdict_reason: 'Grey bars', plan_name: 'free', finished_at: null },
    created_at: '2026-01-01T10:00:00.000Z',
  })
  expect((await get(`users/${ada.user.id}/runs?limit=1&page=2`)).runs).toEqual([runs[1]])
  expect((await get(`users/${ada.user.id}`)).figures).toMatchObject({
    ...{ runs: 2, runs_refunded: 1 },
    verdicts: { good: 0, bad: 1 },
  })
  expect(await get(`users/${ole.user.id}/runs`)).toEqual({ runs: [], total: 0 })
})

test('mails, payments and acts of admins are told apart by person', async () => {
  const { mails } = await get(`outbox?userId=${ada.user.id}`)
  expect(new Set(mails.map(({ to }: { to: string }) => to))).toEqual(new Set([ada.email]))
  expect(await get(`outbox?userId=${ada.user.id}&limit=2&page=2`)).toMatchObject({ total: mails.length })
  expect((await get('outbox?userId=nobody')).total).toBe(0)
  expect((await get(`payments?userId=${ada.user.id}`)).total).toBe(2)

  await admin.call('POST', `/api/admin/users/${ada.user.id}/plan`, {
    body: { planName: 'starter-monthly', creditsTotal: 10 },
  })
  const [held] = (await get(`users/${ada.user.id}`)).person.user_plans
  expect(held).toMatchObject({ source: 'admin', plan_name: 'starter-monthly' })
  await admin.call('PATCH', `/api/admin/user-plans/${held.id}`, { body: { isActive: false } })
  await admin.call('POST', `/api/admin/users/${ole.user.id}/reset-password`)
  const { entries, total } = await get(`audit?userId=${ada.user.id}`)
  expect(total).toBe(2)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['user-plan.update', 'plan.assign'])
})

test('payments are found by a part of the reference, the address and the name, in any case, and by how they ended', async () => {
  const found = async (query: string): Promise<string[]> =>
    (await get(`payments?${query}`)).transactions.map(({ reference }: { reference: string }) => reference).toSorted()
  expect((await get(`payments?search=${'x'.repeat(201)}`)).code).toBe('VALIDATION_FAILED')
  expect((await get('payments?status=lost')).code).toBe('VALIDATION_FAILED')
  for (const words of ['%', '_', "' or 1=1 --", '\\']) {
    expect([words, await found(`search=${encodeURIComponent(words)}`)]).toEqual([words, []])
  }
  expect(await found('search=UFARO-A')).toEqual(['ufaro-Aa1'])
  expect(await found(`search=${ole.email.slice(0, 12)}`)).toEqual(['ufaro-Cc3'])
  expect(await found(`search=${encodeURIComponent(' ọlá ')}`)).toEqual(['ufaro-Aa1', 'ufaro-Bb2'])
  expect(await found('search=ufaro&status=pending')).toEqual(['ufaro-Bb2'])
  expect(await found('status=refunded')).toEqual(['ufaro-Aa1', 'ufaro-Cc3'])
  expect(await found(`status=refunded&userId=${ole.user.id}`)).toEqual(['ufaro-Cc3'])
})
