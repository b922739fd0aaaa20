import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { earningsOf } from './affiliates.ts'
import { HELD, openPayoutDesk, type PayoutDesk } from './payout-desk.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
beforeEach(() => desk.faults(HELD))
afterAll(() => desk.close())

test('a commission whose payment was refunded before the payout is not paid out', async () => {
  const earner = await desk.earner()
  await desk.earn(earner.userId)
  await desk.takeBack(earner)
  expect(await desk.payOut(earner.id)).toMatchObject({ status: 200, body: { amount: 500_000 } })
})

test('a commission withdrawn during or after its transfer is deducted from the next payout', async () => {
  const earner = await desk.earner()
  const { body: payout } = await desk.payOut(earner.id)
  await desk.takeBack(earner, 1, 2)
  await desk.end(payout, 'success')
  expect(await earningsOf(earner.affiliate)).toMatchObject({
    earnings: [{ status: 'paid', commission_amount: 250_000 }],
    total_earnings: 250_000,
    pending_earnings: -250_000,
  })
  await desk.takeBack(earner)
  expect(await earningsOf(earner.affiliate)).toMatchObject({
    earnings: [{ status: 'reversed', commission_amount: 500_000 }],
    total_earnings: 0,
    pending_earnings: -500_000,
  })

  await desk.earn(earner.userId, { amountKobo: 9_999_990 })
  expect((await desk.payOut(earner.id)).body.code).toBe('NOTHING_PAYABLE')
  await desk.earn(earner.userId, { amountKobo: 10 })
  const { body: next } = await desk.payOut(earner.id)
  expect(next).toMatchObject({ amount: 500_000 })
  await desk.end(next, 'success')
  expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 0 })
  expect(await desk.received(earner)).toBe(1_000_000)
})

test('if a commission is withdrawn and its transfer fails, only the rest is paid next', async () => {
  const earner = await desk.earner({ amountKobo: 15_000_000 })
  const { body: payout } = await desk.payOut(earner.id)
  await desk.takeBack(earner, 1, 3)
  await desk.end(payout, 'failed')
  expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 1_000_000 })
  const { body: rest } = await desk.payOut(earner.id)
  expect(rest).toMatchObject({ amount: 1_000_000 })
  await desk.end(rest, 'success')
  expect(await desk.received(earner)).toBe(1_000_000)
})
