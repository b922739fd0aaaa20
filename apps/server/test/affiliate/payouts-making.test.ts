import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createPerson } from '../factories/person.ts'
import { earningsOf } from './affiliates.ts'
import { HELD, openPayoutDesk, type PayoutDesk } from './payout-desk.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
beforeEach(() => desk.faults(HELD))
afterAll(() => desk.close())

describe('refused', () => {
  test('everybody but admins, and sub admins where money moves', async () => {
    const [{ id }, person, sub] = [await desk.earner(), await createPerson(desk.app), await createAdmin(desk.app)]
    for (const path of ['affiliates', 'payouts', `payouts/${randomUUID()}.csv`]) {
      expect((await desk.app.call('GET', `/api/admin/${path}`)).status).toBe(401)
      expect((await person.call('GET', `/api/admin/${path}`)).body.code).toBe('NOT_ALLOWED')
    }
    expect((await desk.payOut(id, person)).body.code).toBe('NOT_ALLOWED')
    expect((await desk.payOut(id, sub)).body.code).toBe('PRIMARY_ONLY')
    expect((await desk.change(randomUUID(), { status: 'paid' }, sub)).body.code).toBe('PRIMARY_ONLY')
    expect((await sub.call('GET', '/api/admin/payouts')).status).toBe(200)
  })

  test('refuses unknown affiliates and states that cannot be set by hand', async () => {
    for (const id of [randomUUID(), 'nobody', "' or 1=1"]) {
      expect((await desk.payOut(id)).status).toBe(404)
      expect((await desk.change(encodeURIComponent(id), { status: 'paid' })).status).toBe(404)
      expect((await desk.admin.call('GET', `/api/admin/payouts/${encodeURIComponent(id)}.csv`)).status).toBe(404)
    }
    for (const status of ['pending', 'processing', 'reversed', 'gone']) {
      expect((await desk.change(randomUUID(), { status })).status).toBe(400)
    }
  })

  test('nothing earned, one kobo under 5,000 Naira, and what is held until the month is over', async () => {
    const short = await desk.earner({ amountKobo: 4_999_990 })
    const refused = async (id: string, error: string) =>
      expect(await desk.payOut(id)).toMatchObject({ status: 409, body: { code: 'NOTHING_PAYABLE', error } })
    const under = 'Payouts begin at ₦5,000, and ₦4,999.99 may be paid out now.'
    await refused(short.id, under)
    await desk.earn(short.userId, { paidAt: new Date() })
    expect(await earningsOf(short.affiliate)).toMatchObject({ pending_earnings: 999_999 })
    await refused(short.id, under)
    await desk.earn(short.userId, { amountKobo: 10 })
    expect(await desk.payOut(short.id)).toMatchObject({ status: 200, body: { amount: 500_000 } })
    await refused(short.id, 'A payout to this affiliate has not come to its end yet.')
    await refused((await desk.earner({ amountKobo: 0 })).id, 'There is nothing to pay out at the moment.')
  })

  test('for a day after the bank details have changed, however often the new ones are saved', async () => {
    const earner = await desk.earner()
    const error = 'The bank details have changed. Payouts wait for 24 hours after that.'
    await desk.saveBank({ ...earner, account: '4444444444' })
    expect(await desk.payOut(earner.id)).toMatchObject({ status: 409, body: { code: 'NOTHING_PAYABLE', error } })
    const age = `update bank_accounts set updated_at = updated_at - interval '23 hours' where user_id = $1`
    await desk.app.pool.query(age, [earner.affiliate.user.id])
    expect((await desk.payOut(earner.id)).status).toBe(409)
    await desk.app.pool.query(age, [earner.affiliate.user.id])
    await desk.saveBank({ ...earner, account: '4444444444' })
    expect((await desk.payOut(earner.id)).status).toBe(200)
  })

  test('no payout is begun if the provider fails to register the account', async () => {
    const earner = await desk.earner()
    await desk.faults({ server_error: 502, path: '/transferrecipient' })
    expect((await desk.payOut(earner.id)).body.code).toBe('PROVIDER_FAILED')
    expect(await earningsOf(earner.affiliate)).toMatchObject({ pending_earnings: 500_000 })
    expect(await desk.sent(earner)).toEqual([])
  })
})

test('a payout takes all that may be paid, starts its transfer, and is paid by the provider’s word', async () => {
  const earner = await desk.earner()
  await desk.earn(earner.userId, { durationDays: 365 })
  const { status, body: payout } = await desk.payOut(earner.id)
  expect(status).toBe(200)
  expect(payout).toEqual({
    id: expect.any(String),
    affiliate_id: earner.id,
    user_name: 'Ada Eze',
    amount: 750_000,
    status: 'processing',
    reference: expect.stringMatching(/^[a-z0-9_-]{16,50}$/),
    note: null,
    created_at: expect.any(String),
    paid_at: null,
  })
  expect(await desk.sent(earner)).toMatchObject([
    { reference: payout.reference, amount: 750_000, source: 'balance', currency: 'NGN', status: 'otp' },
  ])
  expect(await earningsOf(earner.affiliate)).toMatchObject({
    earnings: [{ status: 'processing' }, { status: 'processing' }],
    total_earnings: 750_000,
    pending_earnings: 0,
  })

  // Send every event twice, and again after the payout has ended.
  await desk.faults({ duplicate: 1 })
  await desk.end(payout, 'success', 2)
  const paid = await desk.find(payout.id)
  expect(paid).toMatchObject({ status: 'paid', paid_at: expect.any(String) })
  await desk.end(payout, 'success', 2)
  await desk.event('transfer.failed', { reference: payout.reference, amount: payout.amount })
  expect(await desk.find(payout.id)).toEqual(paid)
  expect(await earningsOf(earner.affiliate)).toMatchObject({
    earnings: [{ status: 'paid' }, { status: 'paid' }],
    total_earnings: 750_000,
  })
  expect((await desk.payOut(earner.id)).body.code).toBe('NOTHING_PAYABLE')
  expect(await desk.received(earner)).toBe(750_000)
})

test('a transfer that waits for an OTP stays pending until the OTP is entered at the provider', async () => {
  const earner = await desk.earner()
  const { body: payout } = await desk.payOut(earner.id)
  const [sent] = await desk.sent(earner)
  await desk.follow()
  expect(await desk.find(payout.id)).toMatchObject({ status: 'processing' })
  expect((await desk.payOut(earner.id)).body.code).toBe('NOTHING_PAYABLE')
  const code = (otp: string) =>
    desk.provider('POST', '/transfer/finalize_transfer', { transfer_code: sent?.transfer_code, otp })
  expect((await code('000000')).status).toBe(400)
  expect((await code('123456')).body.data.status).toBe('pending')
  await desk.ends(payout, 'paid')
  expect(await desk.received(earner)).toBe(500_000)
})

test('of eight payouts begun at once one is made and one transfer sent', async () => {
  const earner = await desk.earner()
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.payOut(earner.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(
    new Set([undefined, 'A payout to this affiliate has not come to its end yet.']),
  )
  expect(await desk.sent(earner)).toHaveLength(1)
})

test('a repeated call with its key gives the first answer', async () => {
  const earner = await desk.earner()
  const ask = () =>
    desk.admin.call('POST', '/api/admin/payouts', {
      body: { affiliateId: earner.id },
      headers: { 'idempotency-key': `pay ${earner.id}` },
    })
  const [first, second] = [await ask(), await ask()]
  expect(second.body).toEqual(first.body)
  expect(await desk.sent(earner)).toHaveLength(1)
})

describe('by hand', () => {
  test('a payout without bank details waits, is paid with a note, and may be said twice', async () => {
    const earner = await desk.earner({ withBank: false })
    const { body: payout } = await desk.payOut(earner.id)
    expect(payout).toMatchObject({ status: 'pending', amount: 500_000 })
    const pending = (await desk.admin.call('GET', '/api/admin/payouts')).body.pending_payouts
    expect(pending).toContainEqual(payout)
    expect((await desk.change(payout.id, { note: 'x'.repeat(501) })).status).toBe(400)

    const paid = await desk.change(payout.id, { status: 'paid', note: ' Cash, 3 May ' })
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'paid', note: 'Cash, 3 May', paid_at: expect.any(String) },
    })
    expect((await desk.change(payout.id, { status: 'paid' })).body).toEqual(paid.body)
    expect(await earningsOf(earner.affiliate)).toMatchObject({ earnings: [{ status: 'paid' }] })
    expect((await desk.provider('GET', `/transfer/verify/${payout.reference}`)).status).toBe(404)
  })

  test('only a payout that was never sent can be marked as failed', async () => {
    const unsent = await desk.earner({ withBank: false })
    const { body: waiting } = await desk.payOut(unsent.id)
    expect((await desk.change(waiting.id, { status: 'failed' })).body).toMatchObject({ status: 'failed' })
    expect(await earningsOf(unsent.affiliate)).toMatchObject({ pending_earnings: 500_000 })
    expect((await desk.change(waiting.id, { status: 'paid' })).body.code).toBe('CONFLICT')

    const { body: sent } = await desk.payOut((await desk.earner()).id)
    expect(await desk.change(sent.id, { status: 'failed' })).toMatchObject({
      status: 409,
      body: { error: 'A payout that is processing cannot be marked as failed.' },
    })
  })

  test('every action is in the audit log', async () => {
    const { body: payout } = await desk.payOut((await desk.earner({ withBank: false })).id)
    await desk.change(payout.id, { status: 'paid' })
    const { rows } = await desk.app.pool.query(
      `select action from audit_entries where target_id = $1 order by created_at`,
      [payout.id],
    )
    expect(rows).toEqual([{ action: 'payout.create' }, { action: 'payout.update' }])
  })
})
