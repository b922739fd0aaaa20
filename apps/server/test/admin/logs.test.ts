import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person, signInAdmin } from '../factories/person.ts'

/** A date in Lagos (UTC+1). The dates must be recent, because the running app deletes error logs older than 90 days. */
const lagosDay = (daysAgo: number) => new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)
const [FIRST, SECOND, THIRD] = [lagosDay(12), lagosDay(11), lagosDay(10)]

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
  await app.pool.query(
    `insert into error_logs (severity, service_type, code, message, resolved, created_at) values
       ('critical', 'payments', 'A', '<img src=x onerror=alert(1)>', false, $1),
       ('warning', 'gemini', 'B', 'two', false, $2),
       ('warning', 'gemini', 'C', 'three', true, $3)`,
    [`${FIRST}T23:30:00+01:00`, `${SECOND}T00:30:00+01:00`, `${THIRD}T12:00:00+01:00`],
  )
})
afterAll(() => app.close())

const codes = async (query: string): Promise<string[]> => {
  const { body } = await admin.call('GET', `/api/admin/error-logs${query}`)
  expect(body.total).toBe(body.logs.length)
  return body.logs.map(({ code }: { code: string }) => code)
}

test('failures are found by severity, state, service and day of Lagos', async () => {
  expect(await codes('')).toEqual(['C', 'B', 'A'])
  expect(await codes('?severity=warning&resolved=false')).toEqual(['B'])
  expect(await codes('?resolved=true')).toEqual(['C'])
  expect(await codes('?serviceType=payments')).toEqual(['A'])
  expect(await codes(`?startDate=${SECOND}&endDate=${SECOND}`)).toEqual(['B'])
  expect(await codes(`?startDate=${FIRST}T22:00:00Z&endDate=${FIRST}T23:00:00Z`)).toEqual(['A'])
})

test('filters with an unknown severity, an unknown state, an invalid date or an invalid page are refused', async () => {
  for (const query of ['severity=bad', 'resolved=maybe', 'startDate=2026-02-30', 'endDate=tomorrow', 'page=-1']) {
    expect([query, (await admin.call('GET', `/api/admin/error-logs?${query}`)).status]).toEqual([query, 400])
  }
})

test('an error can be marked as resolved, which changes the counts and is audited', async () => {
  const stats = async () => (await admin.call('GET', '/api/admin/error-stats')).body
  expect(await stats()).toEqual({
    total: 3,
    unresolved: 2,
    by_severity: { critical: 1, warning: 2 },
    by_service_type: { payments: 1, gemini: 2 },
  })
  const [log] = (await admin.call('GET', '/api/admin/error-logs?severity=critical')).body.logs
  expect(log.message).toBe('<img src=x onerror=alert(1)>')
  const mark = (id: string) => admin.call('PATCH', `/api/admin/error-logs/${id}`, { body: { resolved: true } })
  expect((await mark('nothing')).status).toBe(404)
  expect((await mark(log.id)).body).toEqual({ ...log, resolved: true })
  expect(await stats()).toMatchObject({ unresolved: 1 })
  const { entries } = (await admin.call('GET', '/api/admin/audit')).body
  expect(entries[0]).toMatchObject({ action: 'error-log.update', target_id: log.id, detail: { resolved: true } })
})

test('an entry names the person it is about, themselves or by what they own, while they have an account', async () => {
  const entries = async () => (await admin.call('GET', '/api/admin/audit')).body.entries
  await admin.call('PATCH', '/api/admin/services/gif', { body: { enabled: true } })
  expect((await entries())[0]).not.toHaveProperty('target_email')

  const person = await createPerson(app)
  const { id, email } = person.user
  await admin.call('POST', `/api/admin/users/${id}/plan`, { body: { planName: 'starter-monthly', creditsTotal: 10 } })
  const { rows } = await app.pool.query('select id from grants where user_id = $1 order by created_at desc', [id])
  await admin.call('PATCH', `/api/admin/user-plans/${rows[0].id}`, { body: { isActive: false } })
  await person.call('POST', '/api/affiliate/generate-code')
  const [affiliate] = (await admin.call('GET', '/api/admin/affiliates')).body.affiliates
  await admin.call('PATCH', `/api/admin/affiliates/${affiliate.id}`, { body: { isActive: false } })
  const { rows: payouts } = await app.pool.query(
    `insert into payouts (affiliate_id, amount, reference) values ($1, 500000, 'payout-of-somebody') returning id`,
    [affiliate.id],
  )
  await admin.call('PATCH', `/api/admin/payouts/${payouts[0].id}`, { body: { note: 'looked at' } })
  expect((await entries()).slice(0, 4)).toMatchObject([
    { action: 'payout.update', target_email: email },
    { action: 'affiliate.update', target_email: email },
    { action: 'user-plan.update', target_email: email },
    { action: 'plan.assign', target_email: email },
  ])

  await admin.call('DELETE', `/api/admin/users/${id}`)
  for (const entry of (await entries()).slice(0, 5)) expect(entry).not.toHaveProperty('target_email')
})

test('the outbox shows mails, newest first, and those to an address or a part of one', async () => {
  for (const to of ['one@example.com', 'two@example.com']) {
    await app.pool.query(
      `insert into mails ("to", subject, text, html, next_attempt_at) values ($1, 'Hi', 'words', '<p>words</p>', now() + interval '1 hour')`,
      [to],
    )
  }
  const outbox = async (query = '') => (await admin.call('GET', `/api/admin/outbox${query}`)).body
  expect((await outbox()).mails.slice(0, 2).map(({ to }: { to: string }) => to)).toEqual([
    'two@example.com',
    'one@example.com',
  ])
  expect(await outbox('?to=ONE@example.com')).toMatchObject({
    total: 1,
    mails: [{ to: 'one@example.com', subject: 'Hi', text: 'words', html: '<p>words</p>', sent_at: null }],
  })
  expect(await outbox('?to=nobody')).toEqual({ mails: [], total: 0 })
  expect(await outbox('?to=NE@Example')).toMatchObject({ total: 1, mails: [{ to: 'one@example.com' }] })
  for (const pattern of ['%25', '_ne@', '%5C']) expect(await outbox(`?to=${pattern}`)).toEqual({ mails: [], total: 0 })
  expect((await admin.call('GET', `/api/admin/outbox?to=${'x'.repeat(201)}`)).status).toBe(400)
})
