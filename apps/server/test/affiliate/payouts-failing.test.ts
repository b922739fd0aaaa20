import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../payments/till.ts'
import { earningsOf } from './affiliates.ts'
import { HELD, openPayoutDesk, type PayoutDesk } from './payout-desk.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
beforeEach(() => desk.faults(HELD))
afterAll(() => desk.close())

describe('a transfer that comes to nothing', () => {
  test.each([
    ['failed', 'The transfer failed.'],
    ['reversed', 'The transfer came back.'],
  ] as const)(
    'by itself, %s, leaves its earnings pending again, for a payout of another reference',
    async (status, note) => {
      const earner = await desk.earner()
      await desk.faults({ transfers: status })
      const { body: first } = await desk.payOut(earner.id)
      await desk.ends(first, status)
      expect(await desk.find(first.id)).toMatchObject({ note, paid_at: null })
      expect(await earningsOf(earner.affiliate)).toMatchObject({
        earnings: [{ status: 'pending' }],
        pending_earnings: 500_000,
      })

      await desk.faults(HELD)
      const { body: second } = await desk.payOut(earner.id)
      expect(second).toMatchObject({ status: 'processing', amount: 500_000 })
      expect(second.reference).not.toBe(first.reference)
      // Late events about the first payout must not affect the second.
      await desk.end(first, status)
      expect(await desk.find(second.id)).toMatchObject({ status: 'processing' })
      await desk.end(second, 'success')
      expect(await desk.find(second.id)).toMatchObject({ status: 'paid' })
      expect(await desk.received(earner)).toBe(500_000)
    },
  )

  test('that comes back days after the payout was paid is owed and paid again, despite a late success event', async () => {
    const earner = await desk.earner()
    await desk.faults()
    const { body: first } = await desk.payOut(earner.id)
    await desk.ends(first, 'paid')
    await desk.app.pool.query(
      `update payouts set created_at = created_at - interval '9 days', paid_at = paid_at - interval '9 days',
                          ended_at = ended_at - interval '9 days' where id = $1`,
      [first.id],
    )
    await desk.end(first, 'reversed')
    expect(await desk.find(first.id)).toMatchObject({ status: 'reversed', note: 'The transfer came back.' })
    expect(await earningsOf(earner.affiliate)).toMatchObject({
      earnings: [{ status: 'pending' }],
      pending_earnings: 500_000,
    })
    await desk.event('transfer.success', { reference: first.reference, amount: first.amount })
    expect(await desk.find(first.id)).toMatchObject({ status: 'reversed' })

    const { body: second } = await desk.payOut(earner.id)
    await desk.ends(second, 'paid')
    expect(await earningsOf(earner.affiliate)).toMatchObject({ earnings: [{ status: 'paid' }], pending_earnings: 0 })
    expect(await desk.sent(earner)).toMatchObject([{ status: 'reversed' }, { status: 'success' }])
    expect(await desk.received(earner)).toBe(500_000)
    expect((await desk.payOut(earner.id)).body.code).toBe('NOTHING_PAYABLE')
  })

  test('after it was paid, without an event, is found by a query once a day for thirty days', async () => {
    const earner = await desk.earner()
    await desk.faults()
    const { body: payout } = await desk.payOut(earner.id)
    await desk.ends(payout, 'paid')
    await desk.faults({ drop: true })
    await desk.endUnheard(payout, 'reversed')
    const paidAgo = (days: number, asked: string | null) =>
      desk.app.pool.query(
        `update payouts set ended_at = now() - make_interval(days => $2), asked_at = now() - $3::interval where id = $1`,
        [payout.id, days, asked],
      )
    for (const [days, asked] of [
      [0, null],
      [9, '23 hours'],
      [31, null],
    ] as const) {
      await paidAgo(days, asked)
      await desk.follow()
      expect(await desk.find(payout.id)).toMatchObject({ status: 'paid' })
    }

    await paidAgo(9, '25 hours')
    await Promise.all([desk.follow(), desk.follow()])
    expect(await desk.find(payout.id)).toMatchObject({ status: 'reversed', note: 'The transfer came back.' })
    expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 500_000 })
  })

  test('a refusal by the provider is reported to admins in our own words', async () => {
    // This commission is larger than the balance at Paystack, so Paystack refuses the transfer.
    const earner = await desk.earner({ amountKobo: 10_000_000_010 })
    const { body: payout } = await desk.payOut(earner.id)
    expect(payout).toMatchObject({ status: 'failed', note: 'The provider did not take the transfer.' })
    expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 1_000_000_001 })
    expect(await desk.alarms(payout)).toEqual(['TRANSFER_REFUSED'])
    expect(await desk.sent(earner)).toEqual([])
  })
})

describe('a transfer whose answer was lost', () => {
  const lost = (fault: object) => desk.faults({ ...HELD, drop: true, path: '/transfer', times: 1, ...fault })

  test('is queried by its reference and found, whoever asks first', async () => {
    const earner = await desk.earner()
    await lost({ truncate: true })
    const { body: payout } = await desk.payOut(earner.id)
    expect(payout.status).toBe('processing')
    await desk.endUnheard(payout, 'success')
    await Promise.all([desk.follow(), desk.follow()])
    expect(await desk.find(payout.id)).toMatchObject({ status: 'paid' })
    expect(await desk.received(earner)).toBe(500_000)
  })

  test('but that failed meanwhile ends the payout once, despite two concurrent checks and a late event', async () => {
    const earner = await desk.earner()
    await lost({ truncate: true })
    const { body: payout } = await desk.payOut(earner.id)
    await desk.endUnheard(payout, 'failed')
    const event = { reference: payout.reference, amount: payout.amount }
    await Promise.all([desk.follow(), desk.follow(), desk.event('transfer.failed', event)])
    expect(await desk.find(payout.id)).toMatchObject({ status: 'failed' })
    expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 500_000 })
  })

  test('because the provider hangs but accepts it is sent once', async () => {
    const earner = await desk.earner()
    await lost({ hang: true })
    const { body: payout } = await desk.payOut(earner.id)
    expect(payout.status).toBe('processing')
    await until(async () => (await desk.sent(earner)).length === 1)
    await desk.faults()
    await desk.follow()
    await desk.end(payout, 'success')
    expect(await desk.find(payout.id)).toMatchObject({ status: 'paid' })
    expect(await desk.received(earner)).toBe(500_000)
  })

  test('and that never arrived is sent again to the same recipient with the same reference', async () => {
    const earner = await desk.earner()
    await lost({ server_error: 503 })
    const { body: payout } = await desk.payOut(earner.id)
    expect(payout.status).toBe('processing')
    expect(await desk.sent(earner)).toEqual([])
    await desk.saveBank({ ...earner, account: '5555555555' })

    await desk.faults()
    await desk.follow()
    await desk.ends(payout, 'paid')
    expect(await desk.sent(earner)).toMatchObject([{ reference: payout.reference, amount: 500_000 }])
    expect(await desk.received(earner)).toBe(500_000)
  })

  test('waits while the provider is down for long, and nothing is begun beside it', async () => {
    const earner = await desk.earner()
    await lost({ server_error: 500, times: 0 })
    const { body: payout } = await desk.payOut(earner.id)
    await desk.follow()
    expect(await desk.find(payout.id)).toMatchObject({ status: 'processing' })
    expect((await desk.payOut(earner.id)).body.code).toBe('NOTHING_PAYABLE')
    await desk.faults()
    await Promise.all([desk.follow(), desk.follow()])
    await desk.ends(payout, 'paid')
    expect(await desk.sent(earner)).toHaveLength(1)
  })

  test('because the process died right after the payout was written is sent by the next one', async () => {
    const earner = await desk.earner()
    const account = { type: 'nuban', name: 'Ada', account_number: earner.account, bank_code: '057' }
    const { recipient_code } = (await desk.provider('POST', '/transferrecipient', account)).body.data
    const { rows } = await desk.app.pool.query(
      `with made as (
         insert into payouts (affiliate_id, amount, reference, recipient_code)
         values ($1, 500000, $2, $3) returning id
       ) insert into payout_items (payout_id, entry_id)
         select made.id, e.id from made, commission_entries e where e.affiliate_id = $1 returning payout_id`,
      [earner.id, `payout-${randomUUID()}`, recipient_code],
    )
    await desk.follow()
    expect(await desk.find(rows[0].payout_id)).toMatchObject({ status: 'processing' })
    expect(await desk.sent(earner)).toMatchObject([{ amount: 500_000, status: 'otp' }])
  })
})

test('an event about another transfer, of another amount, or that cannot be read moves nothing', async () => {
  const { body: payout } = await desk.payOut((await desk.earner()).id)
  const { reference, amount } = payout
  const tell = async (event: string, data: unknown) =>
    expect((await desk.event(event, data as object)).status).toBe(200)
  await tell('transfer.success', { reference: 'payout-of-somebody-else', amount })
  await tell('transfer.success', { reference, amount: amount - 1 })
  expect(await desk.alarms(payout)).toEqual(['TRANSFER_AMOUNT'])
  for (const event of ['transfer.unheard', 'transfer.constructor', 'toString']) await tell(event, { reference, amount })
  for (const data of [null, [], 'text', { reference: 5, amount: 1 }, { reference }]) {
    await tell('transfer.success', data)
  }
  expect(await desk.find(payout.id)).toMatchObject({ status: 'processing' })
})

test('a success after a failure, or beside a payment by hand, raises an alarm and moves nothing', async () => {
  const { body: failed } = await desk.payOut((await desk.earner()).id)
  await desk.end(failed, 'failed')
  await desk.end(failed, 'success')
  expect(await desk.alarms(failed)).toEqual(['PAID_AFTER_FAILURE'])
  expect(await desk.find(failed.id)).toMatchObject({ status: 'failed' })

  const { body: byHand } = await desk.payOut((await desk.earner()).id)
  await desk.change(byHand.id, { status: 'paid' })
  await desk.end(byHand, 'success')
  await desk.end(byHand, 'failed')
  expect(await desk.alarms(byHand)).toEqual(['PAID_TWICE'])
  expect(await desk.find(byHand.id)).toMatchObject({ status: 'paid' })
})
