import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commissionChecks, payoutChecks } from '#server/audit/checks/commissions.ts'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { transaction } from '#server/db/db.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, signInAdmin } from '../factories/person.ts'
import { affiliateOf, createAffiliate } from './affiliates.ts'

let app: TestApp
let payment: string
let person: string
beforeAll(async () => {
  app = await buildApp()
  const affiliate = await createAffiliate(app)
  person = (await createPerson(app, { referralCode: affiliate.code })).user.id
  payment = randomUUID()
  const paidAt = new Date(Date.now() - 40 * 86_400_000)
  await app.pool.query(
    `insert into payments (id, user_id, reference, plan_id, plan, amount, status, paid_amount, paid_at, granted_at)
     values ($1, $2, 'ref', 'starter', '{"durationDays": 30}', 5000000, 'success', 5000000, $3, now())`,
    [payment, person, paidAt],
  )
  const service = affiliateOf()
  await transaction(app.db, (tx) =>
    service.earn(tx, { paymentId: payment, userId: person, amountKobo: 5_000_000, durationDays: 30, paidAt }),
  )
  const { rows } = await app.pool.query('select id from affiliates where code = $1', [affiliate.code])
  const admin = await signInAdmin(app)
  await admin.call('POST', '/api/admin/payouts', { body: { affiliateId: rows[0].id } })
})
afterAll(() => app.close())

const UNDO = new Error('undo')
const OURS = new Set([...commissionChecks, ...payoutChecks].map(({ name }) => name))

async function failedAfter(change: string): Promise<string[]> {
  let names: string[] = []
  const attempt = transaction(app.db, async (tx) => {
    await tx.execute(sql.raw(change.replaceAll('$payment', payment).replaceAll('$person', person)))
    const findings = await runAllChecks(tx, { idleSeconds: 900 })
    names = findings.filter(({ name, faults }) => OURS.has(name) && faults.length > 0).map(({ name }) => name)
    throw UNDO
  })
  await attempt.catch((error) => {
    if (error !== UNDO) throw error
  })
  return names
}

const WORTH = 'every commission is what its payment is worth'
const BACK = 'what went back of a payment is taken back of its commission'
const TIMES = 'a payout says when it was paid and ended, once it was and did'
const ONE_ENTRY = 'every commission is one entry of its amount, and no more is taken back'

test('consistent data passes the audit', async () => {
  expect(await failedAfter('select 1')).toEqual([])
})

test.each([
  [`update commissions set amount = 500001`, [WORTH, ONE_ENTRY]],
  [`update commissions set plan_type = 'yearly'`, [WORTH]],
  [`update commissions set paid_amount = paid_amount + 1`, [WORTH]],
  [`update commissions set referred_user_id = null`, [WORTH]],
  [
    `insert into payments (user_id, reference, plan, amount, status, paid_amount, granted_at)
     values ('$person', 'unpaid for', '{"durationDays": 365}', 1000, 'success', 1000, now())`,
    ['every payment of a person who was brought has earned its commission'],
  ],
  [
    `insert into commission_entries (affiliate_id, commission_id, kind, amount, event_key)
     select affiliate_id, id, 'taken_back', -1, 'nobody said so' from commissions`,
    [BACK],
  ],
  [
    `update commissions set payable_from = payable_from + interval '1 hour'`,
    ['a commission is held until the first of the next month in Lagos'],
  ],
  [`update payouts set amount = amount + 1`, ['every payout pays what its entries come to']],
  [`update payout_items set let_go = true`, ['a payout holds its entries unless it came to nothing']],
  [`update payouts set created_at = created_at - interval '60 days'`, ['nothing is paid out before it may be']],
  [`update payouts set status = 'paid'`, [TIMES]],
  [`update payouts set paid_at = now(), ended_at = now()`, [TIMES]],
  [`update payouts set status = 'failed', ended_at = now()`, ['a payout holds its entries unless it came to nothing']],
  [
    `drop index payout_items_once;
     with other as (
       insert into payouts (affiliate_id, amount, reference, status, paid_at, ended_at)
       select affiliate_id, amount, 'paid-once-more-0001', 'paid', now(), now() from payouts returning id
     ) insert into payout_items (payout_id, entry_id) select other.id, entry_id from other, payout_items`,
    ['every entry lies in one payout at most that stands'],
  ],
])('found: %s', async (change, names) => {
  expect(await failedAfter(change)).toEqual(names)
})

test('a payment that went back without its commission is found', async () => {
  const change = `update payments set refunded_amount = 5000000, status = 'reversed' where id = '$payment'`
  expect(await failedAfter(change)).toContain(BACK)
})
