import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '../factories/person.ts'
import { openTill, type Started, type Till, until } from './till.ts'

let till: Till
let ada: Person
let bringer: Person
beforeAll(async () => {
  till = await openTill()
  bringer = await createPerson(till.app)
  const { code } = (await bringer.call('POST', '/api/affiliate/generate-code')).body
  ada = await createPerson(till.app, { referralCode: code })
})
afterAll(() => till.close())
beforeEach(() => till.faults())

const ALL = 158

async function bought(planId = 'starter-monthly'): Promise<Started> {
  const started = await till.initialize(ada, planId)
  await till.pay(started)
  await until(async () => (await till.grants(started.reference)) === 1)
  return started
}
const left = async ({ reference }: Started): Promise<number> =>
  (
    await till.app.pool.query(
      `select coalesce(sum(remaining), 0)::integer as n from balances join grants on grants.id = grant_id where reference = $1`,
      [reference],
    )
  ).rows[0].n
const commission = async ({ reference }: Started): Promise<number> =>
  Number(
    (
      await till.app.pool.query(
        `select sum(e.amount) as n from commission_entries e join commissions c on c.id = e.commission_id
           join payments p on p.id::text = c.payment_id::text where p.reference = $1`,
        [reference],
      )
    ).rows[0].n,
  )
const refund = (started: Started, amount: number, key: string) =>
  till.event('refund.processed', {
    status: 'processed',
    transaction_reference: started.reference,
    refund_reference: key,
    amount: String(amount),
  })

test('a refund withdraws what is left and takes the commission back, once, whatever is told again', async () => {
  const started = await bought()
  expect(await commission(started)).toBe(50_000)
  await ada.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  await till.control('POST', 'refunds', { reference: started.reference })
  await until(async () => (await left(started)) === 0)
  expect(await commission(started)).toBe(0)
  await refund(started, 500_000, 'another-name')
  expect(await till.payment(started.reference)).toMatchObject({ status: 'reversed', refunded_amount: '500000' })
  expect((await till.verify(ada, started.reference)).body.status).toBe('failed')
  const { body } = await ada.call('GET', '/api/payments/transactions?limit=1')
  expect(body.transactions[0]).toMatchObject({ status: 'failed', refunded_amount: 500_000 })
  expect((await till.event('charge.success', { ...(await charge(started)), status: 'success' })).status).toBe(200)
  expect(await left(started)).toBe(0)
  expect(await till.grants(started.reference)).toBe(1)
})

const charge = async ({ reference }: Started) =>
  (await till.provider('GET', `/transaction/verify/${reference}`)).body.data as { status: string }

test('a credit refunded by a failed run to a refunded grant is withdrawn too', async () => {
  const started = await bought()
  const before = await till.credits(ada)
  const { body } = await ada.call('POST', '/api/user/use-credit', { body: { mode: 'gif' } })
  await refund(started, 500_000, 'whole')
  await ada.call('POST', `/api/runs/${body.runId}/cancel`)
  expect(await till.credits(ada)).toBe(before - ALL)
  expect(await till.audit()).toEqual([])
})

test('a partial refund withdraws its share of credits, rounded up per tool, and of the commission, and the last one all the rest', async () => {
  const started = await bought()
  for (let n = 0; n < 3; n++) await refund(started, 125_000, 'quarter')
  // The three equal events count as one refund. It withdraws a quarter of the plan's credits, rounded up per tool.
  // Of 20 20 15 12 6 8 30 20 15 12 credits, these are 5 5 4 3 2 2 8 5 4 3.
  expect(await left(started)).toBe(ALL - 41)
  expect(await commission(started)).toBe(37_500)
  expect(await till.payment(started.reference)).toMatchObject({ status: 'success', refunded_amount: '125000' })
  await refund(started, 125_001, 'odd')
  expect(await commission(started)).toBe(24_999)
  // This refund is larger than what is left of the payment, so only the rest may be withdrawn.
  await refund(started, 400_000, 'rest')
  expect(await left(started)).toBe(0)
  expect(await commission(started)).toBe(0)
  expect(await till.payment(started.reference)).toMatchObject({ status: 'reversed', refunded_amount: '500000' })
})

test('a refund whose event arrives before that of its payment is not lost', async () => {
  await till.faults({ drop: true })
  const started = await till.initialize(ada)
  await till.pay(started)
  const paid = await charge(started)
  await refund(started, 250_000, 'early')
  expect(await till.grants(started.reference)).toBe(0)
  await till.event('charge.success', paid)
  expect(await till.grants(started.reference)).toBe(1)
  // Half of each tool's credits, rounded up, is withdrawn: 10 10 8 6 3 4 15 10 8 6.
  expect(await left(started)).toBe(ALL - 80)
})

test('refunds without an identifier are counted as the provider lists them, in whatever order their events come', async () => {
  await till.faults()
  const started = await bought()
  await till.faults({ drop: true })
  const give = async (amount: number) => {
    await till.control('POST', 'refunds', { reference: started.reference, amount })
    await until(async () => (await listed(started)).every(({ status }) => status === 'processed'))
  }
  const tell = (spelled: object = {}) =>
    till.event('refund.processed', { transaction_reference: started.reference, amount: '100000', ...spelled })
  const counted = async () => (await till.payment(started.reference)).refunded_amount

  await tell()
  expect(await counted(), 'the provider knows of none').toBe('0')
  await give(100_000)
  await tell()
  await tell()
  await tell({ amount: 100_000 })
  expect(await counted(), 'one refund, told three times').toBe('100000')
  await give(100_000)
  await tell()
  expect(await counted(), 'another of the same amount').toBe('200000')
})
const listed = async ({ reference }: Started): Promise<{ status: string; transaction_reference: string }[]> =>
  (await till.provider('GET', '/refund')).body.data.filter(
    (row: { transaction_reference: string }) => row.transaction_reference === reference,
  )

test('refunds that are pending, failed or of an unknown payment withdraw nothing', async () => {
  const started = await bought()
  for (const state of ['pending', 'processing', 'failed', 'needs-attention']) {
    const data = { status: state, transaction_reference: started.reference, refund_reference: null, amount: 500_000 }
    expect((await till.event(`refund.${state}`, data)).status).toBe(200)
  }
  expect((await refund({ ...started, reference: 'not-ours' }, 1000, 'foreign')).status).toBe(200)
  expect(await left(started)).toBe(ALL)
})

test('a lost dispute withdraws the purchase, a won one does not, and admins hear of both', async () => {
  const lost = await bought()
  const won = await bought()
  for (const [started, resolution] of [
    [lost, 'merchant-accepted'],
    [won, 'declined'],
  ] as const) {
    const { id } = await till.control('POST', 'disputes', { reference: started.reference })
    await till.control('POST', `disputes/${id}/resolve`, { resolution })
  }
  await until(async () => (await left(lost)) === 0)
  await until(async () => (await till.warnings()).filter((code) => code === 'PAYMENT_DISPUTED').length === 2)
  expect(await commission(lost)).toBe(0)
  expect(await left(won)).toBe(ALL)
  expect(await commission(won)).toBe(50_000)
})

test('a refund without an event is found by a daily query', async () => {
  const kept = await bought()
  const gone = await bought()
  await till.faults({ drop: true })
  await till.control('POST', 'refunds', { reference: gone.reference })
  await until(async () => (await charge(gone)).status === 'reversed')
  const round = async () => {
    const worker = await till.app.another({ ROLE: 'worker', RECONCILE_S: '3600' })
    await worker.close()
  }
  await round()
  expect(await left(gone)).toBe(ALL)

  await till.app.pool.query(
    `update payments set granted_at = granted_at - interval '25 hours' where reference = any ($1)`,
    [[kept.reference, gone.reference]],
  )
  await round()
  expect(await left(gone)).toBe(0)
  expect(await commission(gone)).toBe(0)
  expect(await left(kept)).toBe(ALL)
  const { checked_at } = await till.payment(kept.reference)
  expect(checked_at).not.toBeNull()

  // The event arrives after the daily check has found the refund. The refund must not count twice.
  await refund(gone, 500_000, 'late')
  await round()
  expect(await till.payment(gone.reference)).toMatchObject({ status: 'reversed', refunded_amount: '500000' })
  expect(await till.payment(kept.reference)).toMatchObject({ status: 'success', checked_at })
})

test('the audit passes after all of these tests', async () => {
  expect(await till.audit()).toEqual([])
})

test('what a disputed payment earned is not paid out until the dispute has ended', async () => {
  await till.faults({ drop: true })
  const started = await till.initialize(ada)
  await till.pay(started)
  const paid = await charge(started)
  const heldBy = async () =>
    (
      await till.app.pool.query(
        `select c.held_by from commissions c join payments p on p.id::text = c.payment_id where p.reference = $1`,
        [started.reference],
      )
    ).rows[0].held_by
  const tell = (event: string, id: string, resolution: string | null) =>
    till.event(event, { id, resolution, transaction: { reference: started.reference, amount: 500_000 } })
  // Send the event about the start of the dispute before the one about the payment.
  await tell('charge.dispute.create', `one-${started.reference}`, null)
  await till.event('charge.success', paid)
  expect(await heldBy()).toBe('dispute')
  // Send the event about the end of the dispute before the one about its start.
  await tell('charge.dispute.resolve', `two-${started.reference}`, 'declined')
  await tell('charge.dispute.create', `two-${started.reference}`, null)
  expect(await heldBy()).toBe('dispute')
  await tell('charge.dispute.resolve', `one-${started.reference}`, 'declined')
  expect(await heldBy()).toBeNull()
})

test('the refund of a lost dispute is counted once', async () => {
  const started = await bought()
  await till.event('charge.dispute.resolve', {
    id: `part-${started.reference}`,
    resolution: 'merchant-accepted',
    refund_amount: 100_000,
    transaction: { reference: started.reference, amount: 500_000 },
  })
  await refund(started, 100_000, `of-dispute-${started.reference}`)
  expect(await till.payment(started.reference)).toMatchObject({ refunded_amount: '100000' })
  await refund(started, 100_000, `besides-${started.reference}`)
  expect(await till.payment(started.reference)).toMatchObject({ refunded_amount: '200000' })
})
