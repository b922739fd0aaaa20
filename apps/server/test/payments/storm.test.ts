import { commissionOf, planTypeOf } from '@ufaro/contract/commission.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { createCall } from '../http-call.ts'
import { endPrograms, node, type Program, startProgram, startServer } from '../processes/program.ts'
import { brew, createDice, type Happening, listSent, type Purchase } from './storm-events.ts'
import { openTill, type Till, until } from './till.ts'

const EVENTS = 500
const KILLS = 10
const AT_ONCE = 12
const BRINGERS = 4
const PLANS = ['day-pass', 'creator-monthly', 'creator-yearly', 'starter-monthly']
const FORTY_DAYS_MS = 40 * 86_400_000

let till: Till
let admin: Person
let people: Person[]
let affiliates: string[]
beforeAll(async () => {
  till = await openTill({ ROLE: 'api' })
  admin = await signInAdmin(till.app)
  people = [await createPerson(till.app)]
  for (let n = 0; n < BRINGERS; n++) {
    const bringer = await createPerson(till.app)
    const { code: referralCode } = (await bringer.call('POST', '/api/affiliate/generate-code')).body
    const body = { bank_code: '057', account_number: `100000000${n}` }
    await bringer.call('POST', '/api/affiliate/bank-details', { body })
    people.push(await createPerson(till.app, { referralCode }))
  }
  affiliates = (await till.app.pool.query('select id from affiliates')).rows.map(({ id }) => id)
})
afterEach(endPrograms)
afterAll(() => till.close())

async function buy(n: number): Promise<Purchase> {
  const person = people[n % people.length]!
  const { reference, ...started } = await till.initialize(person, PLANS[n % PLANS.length])
  await till.pay({ reference, ...started })
  const short = n % 10 === 9
  if (short) await till.control('PUT', `transactions/${reference}`, { amount: 100 })
  // Commissions of recent payments cannot be paid out yet, so date most payments forty days back.
  const paid_at = new Date(Date.now() - FORTY_DAYS_MS).toISOString()
  if (n % 7 !== 3) await till.control('PUT', `transactions/${reference}`, { paid_at })
  const { body } = await till.provider('GET', `/transaction/verify/${reference}`)
  return { reference, person, short, charge: body.data }
}

const environment = () => {
  const { DATABASE_URL = '', DATA_DIR, PAYSTACK_SECRET_KEY = '', PAYSTACK_BASE_URL = '' } = till.app.env
  return { DATABASE_URL, DATA_DIR, PAYSTACK_SECRET_KEY, PAYSTACK_BASE_URL, LOG_LEVEL: 'silent' }
}

async function startVictim(): Promise<{ program: Program; url: string }> {
  const program = startServer({ ...environment(), RATE_LIMIT: 'off', RECONCILE_S: '1' })
  const [, url = ''] = await program.says(/^Ufaro is ready at (http\S+)$/m)
  await till.sandbox.sendWebhooksTo(`${url}/api/payments/webhook`)
  return { program, url }
}

async function audit(): Promise<{ code: unknown; output: string }> {
  const program = startProgram([node, 'apps/server/src/audit.ts'], { env: environment() })
  return { code: await program.ended, output: program.output() }
}

/**
 * Takes the waiting steps at the app at `url`, several in parallel. Calls `then` after `enough` steps and stops soon
 * after that.
 * @returns the steps that failed or were not taken
 */
async function pour(url: string, waiting: Happening[], enough: number, then: () => void): Promise<Happening[]> {
  const again: Happening[] = []
  let done = 0
  const pourer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const happened = await next(url).catch(() => false)
      if (!happened) again.push(next)
      if (++done === enough) then()
      if (done >= enough + AT_ONCE) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, pourer))
  return [...waiting, ...again]
}

/**
 * How long payouts and events may take to end after the kills. Long, because another process continues the payout of a
 * killed process only after half a minute.
 */
const LONGEST_MS = 60_000

/**
 * Completes the transfers that wait for a one-time password, and waits until every payout has ended and every event was
 * delivered.
 */
async function settle(): Promise<void> {
  await till.faults({ duplicate: 1 })
  for (const { status, transfer_code } of await listSent(till)) {
    if (status === 'otp') await till.provider('POST', '/transfer/finalize_transfer', { transfer_code, otp: '123456' })
  }
  await until(async () => {
    const { rows } = await till.app.pool.query(`select from payouts where status in ('pending', 'processing')`)
    const hooks = await till.control('GET', 'webhooks', undefined)
    return rows.length === 0 && Object.values(hooks).every((hook) => (hook as { next_at?: unknown }).next_at == null)
  }, LONGEST_MS)
}

async function sums(): Promise<Record<string, number>> {
  const { rows } = await till.app.pool.query(`
    select (select sum(amount) from commission_entries where kind = 'earned')::integer as earned,
           (select sum(amount) from commission_entries)::integer as owed,
           (select sum(amount) from payouts where status = 'paid')::integer as paid,
           (select sum(amount) from commission_entries e where not exists (
              select from payout_items i where i.entry_id = e.id and not i.let_go))::integer as waiting`)
  return rows[0]
}

test('500 mixed events in random order while the server is killed 10 times: the books agree', {
  timeout: 400_000,
}, async () => {
  const dice = createDice(20_260_329)
  await till.faults({ drop: true })
  const purchases: Purchase[] = []
  for (let n = 0; n < 40; n++) purchases.push(await buy(n))
  let waiting = brew(EVENTS, { till, admin, affiliates, purchases, dice })
  expect(waiting).toHaveLength(EVENTS)

  let cutOff = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { program, url } = await startVictim()
    const before = waiting.length
    const enough = 15 + dice(20)
    waiting = await pour(url, waiting, enough, () => program.kill('SIGKILL'))
    cutOff += waiting.length - (before - enough)
    expect(await program.ended).toBe('SIGKILL')
  }
  // The kill must have interrupted requests, which the code below repeats.
  expect(cutOff).not.toBe(0)

  const { program, url } = await startVictim()
  for (let round = 0; round < 5 && waiting.length > 0; round++) {
    waiting = await pour(url, waiting, Number.POSITIVE_INFINITY, () => {})
  }
  expect(waiting).toHaveLength(0)
  await settle()
  for (const affiliateId of affiliates) {
    await createCall(url)('POST', '/api/admin/payouts', { token: admin.token, body: { affiliateId } })
  }
  await settle()
  program.kill('SIGTERM')
  await program.ended

  for (const { reference, short } of purchases) {
    expect({ reference, grants: await till.grants(reference) }).toEqual({ reference, grants: short ? 0 : 1 })
  }
  const { rows } = await till.app.pool.query(`
    select count(*) filter (where granted_at is not null)::integer as granted,
           count(*) filter (where flag = 'unknown_reference')::integer as foreign,
           count(*) filter (where status = 'reversed')::integer as reversed from payments`)
  expect(rows[0]).toMatchObject({ granted: 36 })
  expect(rows[0].foreign).toBeGreaterThan(5)
  expect(rows[0].reversed).toBeGreaterThan(5)

  await agreeOnPayouts()
  const { earned, owed, paid, waiting: unpaid } = await sums()
  const worth = await till.app.pool.query(`
    select p.amount::integer as amount, (p.plan->>'durationDays')::float as days
      from payments p join referrals r on r.user_id = p.user_id where p.granted_at is not null`)
  const commissions = worth.rows.map(({ amount, days }) => commissionOf(amount, planTypeOf(days)))
  expect(earned).toBe(commissions.reduce((sum, amount) => sum + amount, 0))
  expect(owed).toBe(paid! + unpaid!)

  expect(await audit()).toMatchObject({ code: 0, output: expect.stringContaining('everything agrees') })
  const edited = await till.app.pool.query(
    `update payouts set amount = amount + 100 where id = (select id from payouts order by created_at limit 1) returning reference`,
  )
  const { code, output } = await audit()
  expect(code).toBe(1)
  expect(output).toMatch(
    new RegExp(`FAIL  every payout pays what its entries come to\\n +payout ${edited.rows[0].reference}`),
  )
})

/** Expects that our payouts are exactly Paystack's transfers, and that nothing else was paid. */
async function agreeOnPayouts(): Promise<void> {
  const theirs = await listSent(till)
  const { rows: ours } = await till.app.pool.query(
    `select reference, amount::integer as amount, case status when 'paid' then 'success' else status end as status from payouts`,
  )
  const byReference = (one: { reference: string }, other: { reference: string }) =>
    one.reference.localeCompare(other.reference)
  const shown = theirs.map(({ reference, amount, status }) => ({ reference, amount, status }))
  expect(ours.sort(byReference)).toEqual(shown.sort(byReference))
  const ended = (status: string) => ours.filter((payout) => payout.status === status)
  expect(ours.length).toBeGreaterThan(6)
  expect(ended('success')).not.toHaveLength(0)
  expect(ended('success').length).toBeLessThan(ours.length)
  const { paid } = await sums()
  expect(paid).toBe(ended('success').reduce((sum, { amount }) => sum + amount, 0))

  const { body } = await admin.call('GET', '/api/admin/affiliates')
  for (const { payable_earnings } of body.affiliates) expect(payable_earnings).toBeLessThan(500_000)
  const { rows: alarms } = await till.app.pool.query(`select code from error_logs where service_type = 'payouts'`)
  expect(alarms).toEqual([])
}
