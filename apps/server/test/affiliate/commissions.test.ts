import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson } from '../factories/person.ts'
import { affiliateOf, createAffiliate, earningsOf, payment } from './affiliates.ts'

let app: TestApp
const service = affiliateOf()
const earn = (paid: ReturnType<typeof payment>) => transaction(app.db, (tx) => service.earn(tx, paid))
const reverse = (back: Parameters<typeof service.reverse>[1]) => transaction(app.db, (tx) => service.reverse(tx, back))
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

async function pair() {
  const affiliate = await createAffiliate(app)
  const friend = await createPerson(app, { email: `f${randomUUID()}@example.com`, referralCode: affiliate.code })
  return { affiliate, friend, userId: friend.user.id }
}

test('no commission is earned without a referrer, if it would be 0 kobo, or for a deleted affiliate', async () => {
  expect(await earn(payment((await createPerson(app)).user.id))).toBe(false)
  const { affiliate, userId } = await pair()
  expect(await earn(payment(userId, { amountKobo: 9 }))).toBe(false)
  await app.pool.query('delete from users where id = $1', [affiliate.user.id])
  expect(await earn(payment(userId))).toBe(false)
})

test('a referral of somebody to themselves never earns, wherever it comes from', async () => {
  const affiliate = await createAffiliate(app)
  await app.pool.query(
    'insert into referrals (affiliate_id, user_id) select id, user_id from affiliates where code = $1',
    [affiliate.code],
  )
  expect(await earn(payment(affiliate.user.id))).toBe(false)
})

test('hourly and monthly plans earn 10%, yearly ones 5%, in whole kobo rounded down', async () => {
  const { affiliate, userId } = await pair()
  await earn(payment(userId, { durationDays: 1 / 24, amountKobo: 10_019 }))
  await earn(payment(userId, { durationDays: 30, amountKobo: 20_009 }))
  await earn(payment(userId, { durationDays: 365, amountKobo: 30_019 }))
  const { earnings, ...totals } = await earningsOf(affiliate)
  expect(earnings).toMatchObject([
    { plan_type: 'yearly', commission_amount: 1500, status: 'pending', referred_user_email: 'f***@example.com' },
    { plan_type: 'monthly', commission_amount: 2000 },
    { plan_type: 'hourly', commission_amount: 1001 },
  ])
  expect(totals).toEqual({ total: 3, total_earnings: 4501, pending_earnings: 4501 })
})

test('a payment reported sixteen times at once earns one commission', async () => {
  const { affiliate, userId } = await pair()
  const paid = payment(userId)
  const told = await Promise.all(Array.from({ length: 16 }, () => earn(paid)))
  expect(told.filter(Boolean)).toHaveLength(1)
  expect(await earningsOf(affiliate)).toMatchObject({ total: 1, total_earnings: 500_000 })
})

test('a commission rolls back with its transaction', async () => {
  const { affiliate, userId } = await pair()
  const undone = transaction(app.db, async (tx) => {
    await service.earn(tx, payment(userId))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await earningsOf(affiliate)).toMatchObject({ total: 0 })
})

test('a payment made in the last hour of a month in Lagos is payable an hour before one of the next', async () => {
  const { affiliate, userId } = await pair()
  await earn(payment(userId, { paidAt: new Date('2026-01-31T22:59:59Z') }))
  await earn(payment(userId, { paidAt: new Date('2026-01-31T23:00:00Z') }))
  const { earnings } = await earningsOf(affiliate)
  expect(earnings.map((earning: { payable_from: string }) => earning.payable_from)).toEqual([
    '2026-02-28T23:00:00.000Z',
    '2026-01-31T23:00:00.000Z',
  ])
})

test('a full refund withdraws the commission, once per event', async () => {
  const { affiliate, userId } = await pair()
  const paid = payment(userId)
  const back = { paymentId: paid.paymentId, eventKey: randomUUID(), share: { of: 5_000_000, from: 5_000_000 } }
  expect(await reverse(back)).toBe(false)
  await earn(paid)
  const told = await Promise.all(Array.from({ length: 8 }, () => reverse(back)))
  expect(told.filter(Boolean)).toHaveLength(1)
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ status: 'reversed', commission_amount: 500_000 }],
    total_earnings: 0,
    pending_earnings: 0,
  })
})

test('partial refunds withdraw the same share, rounded up, and never more than was earned', async () => {
  const { affiliate, userId } = await pair()
  const paid = payment(userId, { amountKobo: 10_010 })
  await earn(paid)
  const part = (of: number) =>
    reverse({ paymentId: paid.paymentId, eventKey: randomUUID(), share: { of, from: 10_010 } })
  await part(3333)
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ commission_amount: 667, status: 'pending' }],
    pending_earnings: 667,
  })
  await Promise.all([part(5000), part(5000), part(5000)])
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ status: 'reversed' }],
    total_earnings: 0,
    pending_earnings: 0,
  })
})

test('a person who is deleted leaves the commission, without their address', async () => {
  const { affiliate, friend, userId } = await pair()
  await earn(payment(userId))
  await app.pool.query('delete from users where id = $1', [friend.user.id])
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ referred_user_email: '***' }],
    total_earnings: 500_000,
  })
})

test('entries of commissions can be added, but not changed or deleted', async () => {
  const { affiliate, userId } = await pair()
  await earn(payment(userId))
  await expect(app.pool.query('update commission_entries set amount = amount * 2')).rejects.toThrow('append-only')
  await expect(app.pool.query('delete from commission_entries')).rejects.toThrow('append-only')
  await expect(app.pool.query('truncate commission_entries cascade')).rejects.toThrow('append-only')
  expect(await earningsOf(affiliate)).toMatchObject({ total_earnings: 500_000 })
})
