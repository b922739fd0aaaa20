import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { type Affiliate, affiliateOf, createAffiliate, earningsOf, payment } from './affiliates.ts'
import { type BankStandIn, startBank } from './bank.ts'

let app: TestApp
let bank: BankStandIn
let admin: Person
const alarms: { code: string }[] = []
const service = affiliateOf(alarms)
beforeAll(async () => {
  bank = await startBank()
  app = await buildApp(bank.env)
  admin = await signInAdmin(app)
})
afterEach(() => {
  bank.reset()
  alarms.length = 0
})
afterAll(async () => {
  await app.close()
  await bank.close()
})

interface Earner {
  affiliate: Affiliate
  /** As admins know it. */
  id: string
  userId: string
  paymentId: string
}

/** An affiliate with a bank account and 5,000 Naira that may be paid out. */
async function earner({ withBank = true, amountKobo = 5_000_000 } = {}): Promise<Earner> {
  const affiliate = await createAffiliate(app)
  const friend = await createPerson(app, { referralCode: affiliate.code })
  const paid = payment(friend.user.id, { amountKobo })
  await service.earn(app.db, paid)
  if (withBank) {
    const body = { bank_code: '057', account_number: '0123456789' }
    await affiliate.call('POST', '/api/affiliate/bank-details', { body })
  }
  const { rows } = await app.pool.query('select id from affiliates where code = $1', [affiliate.code])
  return { affiliate, id: rows[0].id, userId: friend.user.id, paymentId: paid.paymentId }
}

const payOut = (id: string, actor = admin) => actor.call('POST', '/api/admin/payouts', { body: { affiliateId: id } })
const sentTransfers = () => bank.callsTo('/transfer').filter(({ path }) => path === '/transfer')
const change = (id: string, body: Record<string, unknown>, actor = admin) =>
  actor.call('PATCH', `/api/admin/payouts/${id}`, { body })
const find = async (id: string) =>
  (await admin.call('GET', '/api/admin/payouts?limit=200')).body.payouts.find(
    (payout: { id: string }) => payout.id === id,
  )
const tell = (event: string, payout: { reference: string; amount: number }) =>
  service.transferChanged(app.db, { event, data: { reference: payout.reference, amount: payout.amount } })
const takeBack = ({ paymentId }: Earner, of = 1, from = 1) =>
  service.reverse(app.db, { paymentId, eventKey: randomUUID(), share: { of, from } })

/** What a worker does that starts while the payouts lie as they do. */
async function follow(): Promise<void> {
  const worker = await app.another({ ROLE: 'worker', RECONCILE_S: '3600' })
  await worker.close()
}

describe('refused', () => {
  test('everybody but admins, and sub admins where money moves', async () => {
    const [{ id }, person, sub] = [await earner(), await createPerson(app), await createAdmin(app)]
    for (const path of ['affiliates', 'payouts', `payouts/${randomUUID()}.csv`]) {
      expect((await app.call('GET', `/api/admin/${path}`)).status).toBe(401)
      expect((await person.call('GET', `/api/admin/${path}`)).body.code).toBe('NOT_ALLOWED')
    }
    expect((await payOut(id, person)).body.code).toBe('NOT_ALLOWED')
    expect((await payOut(id, sub)).body.code).toBe('PRIMARY_ONLY')
    expect((await change(randomUUID(), { status: 'paid' }, sub)).body.code).toBe('PRIMARY_ONLY')
    expect((await sub.call('GET', '/api/admin/payouts')).status).toBe(200)
  })

  test('whoever does not exist, and states that nobody sets by hand', async () => {
    for (const id of [randomUUID(), 'nobody', "' or 1=1"]) {
      expect((await payOut(id)).status).toBe(404)
      expect((await change(encodeURIComponent(id), { status: 'paid' })).status).toBe(404)
      expect((await admin.call('GET', `/api/admin/payouts/${encodeURIComponent(id)}.csv`)).status).toBe(404)
    }
    for (const status of ['pending', 'processing', 'reversed', 'gone']) {
      expect((await change(randomUUID(), { status })).status).toBe(400)
    }
  })

  test('nothing earned, one kobo under 5,000 Naira, and what is held until the month is over', async () => {
    const short = await earner({ amountKobo: 4_999_990 })
    const answer = await payOut(short.id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOTHING_PAYABLE' } })
    await service.earn(app.db, payment(short.userId, { paidAt: new Date() }))
    expect(await earningsOf(short.affiliate)).toMatchObject({ pending_earnings: 999_999 })
    expect((await payOut(short.id)).body.code).toBe('NOTHING_PAYABLE')
    await service.earn(app.db, payment(short.userId, { amountKobo: 10 }))
    expect(await payOut(short.id)).toMatchObject({ status: 200, body: { amount: 500_000 } })
  })

  test('a provider that cannot name the account: nothing was begun', async () => {
    const { id, affiliate } = await earner()
    bank.next('html-502')
    expect((await payOut(id)).body.code).toBe('PROVIDER_FAILED')
    expect(await earningsOf(affiliate)).toMatchObject({ pending_earnings: 500_000 })
  })
})

test('a payout takes all that may be paid, starts its transfer, and is paid by the provider’s word', async () => {
  const { id, affiliate, userId } = await earner()
  await service.earn(app.db, payment(userId, { durationDays: 365 }))
  const { status, body: payout } = await payOut(id)
  expect(status).toBe(200)
  expect(payout).toEqual({
    id: expect.any(String),
    affiliate_id: id,
    user_name: 'Ada Eze',
    amount: 750_000,
    status: 'processing',
    reference: expect.stringMatching(/^[a-z0-9_-]{16,50}$/),
    note: null,
    created_at: expect.any(String),
    paid_at: null,
  })
  expect(bank.callsTo('/transfer').map(({ body }) => body)).toMatchObject([
    { account_number: '0123456789', bank_code: '057', type: 'nuban' },
    { reference: payout.reference, amount: 750_000, recipient: 'RCP_0123456789', source: 'balance', currency: 'NGN' },
  ])
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ status: 'processing' }, { status: 'processing' }],
    total_earnings: 750_000,
    pending_earnings: 0,
  })

  expect(await tell('transfer.success', payout)).toBe(true)
  expect(await tell('transfer.success', payout)).toBe(false)
  expect(await tell('transfer.failed', payout)).toBe(false)
  expect(await find(payout.id)).toMatchObject({ status: 'paid', paid_at: expect.any(String) })
  expect(await earningsOf(affiliate)).toMatchObject({
    earnings: [{ status: 'paid' }, { status: 'paid' }],
    total_earnings: 750_000,
  })
  expect((await payOut(id)).body.code).toBe('NOTHING_PAYABLE')
})

test('of eight payouts begun at once one is made and one transfer sent', async () => {
  const { id } = await earner()
  const answers = await Promise.all(Array.from({ length: 8 }, () => payOut(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(sentTransfers()).toHaveLength(1)
})

test('a repeated call with its key gives the first answer', async () => {
  const { id } = await earner()
  const ask = () =>
    admin.call('POST', '/api/admin/payouts', { body: { affiliateId: id }, headers: { 'idempotency-key': `pay ${id}` } })
  const [first, second] = [await ask(), await ask()]
  expect(second.body).toEqual(first.body)
  expect(bank.transfers.size).toBeGreaterThan(0)
})

describe('a transfer whose answer was lost', () => {
  test('is asked for by its reference, not sent again', async () => {
    const { id } = await earner()
    bank.next('ok', 'late')
    const { body: payout } = await payOut(id)
    expect(payout.status).toBe('processing')
    bank.settle(payout.reference, 'success')
    await follow()
    expect(await find(payout.id)).toMatchObject({ status: 'paid' })
    expect(sentTransfers()).toHaveLength(1)
  })

  test('and that never arrived is sent again, to the same recipient under the same reference', async () => {
    const { id, affiliate } = await earner()
    bank.next('ok', 'reset')
    const { body: payout } = await payOut(id)
    expect(payout.status).toBe('processing')
    await affiliate.call('POST', '/api/affiliate/bank-details', {
      body: { bank_code: '044', account_number: '5555555555' },
    })
    await follow()
    expect(sentTransfers().map(({ body }) => body)).toMatchObject([
      { reference: payout.reference, recipient: 'RCP_0123456789' },
      { reference: payout.reference, recipient: 'RCP_0123456789' },
    ])
    bank.settle(payout.reference, 'success')
    await follow()
    expect(await find(payout.id)).toMatchObject({ status: 'paid', reference: payout.reference })
    expect(sentTransfers()).toHaveLength(2)
  })

  test('because the process died right after the payout was written is sent by the next one', async () => {
    const { id } = await earner()
    const { rows } = await app.pool.query(
      `with made as (
         insert into payouts (affiliate_id, amount, reference, recipient_code)
         values ($1, 500000, $2, 'RCP_0123456789') returning id
       ) insert into payout_items (payout_id, entry_id)
         select made.id, e.id from made, commission_entries e where e.affiliate_id = $1 returning payout_id`,
      [id, `payout-${randomUUID()}`],
    )
    await follow()
    expect(await find(rows[0].payout_id)).toMatchObject({ status: 'processing' })
    expect(sentTransfers()).toHaveLength(1)
  })
})

describe('a transfer that comes to nothing', () => {
  test.each([
    ['transfer.failed', 'failed', 'The transfer failed.'],
    ['transfer.reversed', 'reversed', 'The transfer came back.'],
  ])('by %s leaves its earnings pending again, for a payout of another reference', async (event, status, note) => {
    const { id, affiliate } = await earner()
    const { body: first } = await payOut(id)
    expect(await tell(event, first)).toBe(true)
    expect(await find(first.id)).toMatchObject({ status, note })
    expect(await earningsOf(affiliate)).toMatchObject({ earnings: [{ status: 'pending' }], pending_earnings: 500_000 })
    const { body: second } = await payOut(id)
    expect(second).toMatchObject({ status: 'processing', amount: 500_000 })
    expect(second.reference).not.toBe(first.reference)
    // Late words about the first one change nothing any more.
    expect(await tell(event, first)).toBe(false)
    expect(await find(second.id)).toMatchObject({ status: 'processing' })
  })

  test('after it was paid: what came back is owed again, and a late success does not hide that', async () => {
    const { id, affiliate } = await earner()
    const { body: payout } = await payOut(id)
    await tell('transfer.success', payout)
    expect(await tell('transfer.reversed', payout)).toBe(true)
    expect(await tell('transfer.success', payout)).toBe(false)
    expect(await find(payout.id)).toMatchObject({ status: 'reversed' })
    expect(await earningsOf(affiliate)).toMatchObject({ pending_earnings: 500_000 })
  })

  test('because the provider refused it is told to admins in our words', async () => {
    const { id, affiliate } = await earner()
    bank.next('ok', 'refuse')
    const { body: payout } = await payOut(id)
    expect(payout).toMatchObject({ status: 'failed', note: 'The provider did not take the transfer.' })
    expect(await earningsOf(affiliate)).toMatchObject({ pending_earnings: 500_000 })
    const { rows } = await app.pool.query(`select message from error_logs where code = 'TRANSFER_REFUSED'`)
    expect(rows[0].message).toContain(payout.reference)
  })
})

test('an event about another transfer, of another amount, or that cannot be read moves nothing', async () => {
  const { id } = await earner()
  const { body: payout } = await payOut(id)
  expect(await tell('transfer.success', { reference: 'payout-of-somebody-else', amount: 500_000 })).toBe(false)
  expect(await tell('transfer.success', { ...payout, amount: 499_999 })).toBe(false)
  expect(alarms.map(({ code }) => code)).toEqual(['TRANSFER_AMOUNT'])
  for (const event of ['charge.success', 'transfer.unheard', 'transfer.constructor', 'toString']) {
    expect(await tell(event, payout)).toBe(false)
  }
  for (const data of [undefined, null, [], 'text', { reference: 5, amount: 1 }, { reference: payout.reference }]) {
    expect(await service.transferChanged(app.db, { event: 'transfer.success', data })).toBe(false)
  }
  expect(await find(payout.id)).toMatchObject({ status: 'processing' })
})

test('a success after a failure, or beside a payment by hand, raises an alarm and moves nothing', async () => {
  const [one, other] = [await earner(), await earner()]
  const { body: failed } = await payOut(one.id)
  await tell('transfer.failed', failed)
  expect(await tell('transfer.success', failed)).toBe(false)
  const { body: byHand } = await payOut(other.id)
  await change(byHand.id, { status: 'paid' })
  expect(await tell('transfer.success', byHand)).toBe(false)
  expect(await tell('transfer.failed', byHand)).toBe(false)
  expect(alarms.map(({ code }) => code)).toEqual(['PAID_AFTER_FAILURE', 'PAID_TWICE'])
  expect(await find(byHand.id)).toMatchObject({ status: 'paid' })
})

describe('by hand', () => {
  test('a payout without bank details waits, is paid with a note, and may be said twice', async () => {
    const { id, affiliate } = await earner({ withBank: false })
    const { body: payout } = await payOut(id)
    expect(payout).toMatchObject({ status: 'pending', amount: 500_000 })
    expect(bank.callsTo('/transfer')).toHaveLength(0)
    const pending = (await admin.call('GET', '/api/admin/payouts')).body.pending_payouts
    expect(pending).toContainEqual(payout)
    expect((await change(payout.id, { note: 'x'.repeat(501) })).status).toBe(400)

    const paid = await change(payout.id, { status: 'paid', note: ' Cash, 3 May ' })
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'paid', note: 'Cash, 3 May', paid_at: expect.any(String) },
    })
    expect((await change(payout.id, { status: 'paid' })).body).toEqual(paid.body)
    expect(await earningsOf(affiliate)).toMatchObject({ earnings: [{ status: 'paid' }] })
  })

  test('what was never sent may fail, what is on its way or has ended may not', async () => {
    const unsent = await earner({ withBank: false })
    const { body: waiting } = await payOut(unsent.id)
    expect((await change(waiting.id, { status: 'failed' })).body).toMatchObject({ status: 'failed' })
    expect(await earningsOf(unsent.affiliate)).toMatchObject({ pending_earnings: 500_000 })
    expect((await change(waiting.id, { status: 'paid' })).body.code).toBe('CONFLICT')

    const { body: sent } = await payOut((await earner()).id)
    expect(await change(sent.id, { status: 'failed' })).toMatchObject({
      status: 409,
      body: { error: 'A payout that is processing cannot be marked as failed.' },
    })
  })

  test('each act is on record', async () => {
    const { body: payout } = await payOut((await earner({ withBank: false })).id)
    await change(payout.id, { status: 'paid' })
    const { rows } = await app.pool.query(`select action from audit_entries where target_id = $1 order by created_at`, [
      payout.id,
    ])
    expect(rows).toEqual([{ action: 'payout.create' }, { action: 'payout.update' }])
  })
})

describe('a payment given back', () => {
  test('before the payout is not paid for', async () => {
    const one = await earner()
    await service.earn(app.db, payment(one.userId))
    await takeBack(one)
    expect(await payOut(one.id)).toMatchObject({ status: 200, body: { amount: 500_000 } })
  })

  test('while the transfer is on its way, or after it, is set off against the next', async () => {
    const one = await earner()
    const { body: payout } = await payOut(one.id)
    await takeBack(one, 1, 2)
    await tell('transfer.success', payout)
    expect(await earningsOf(one.affiliate)).toMatchObject({
      earnings: [{ status: 'paid', commission_amount: 250_000 }],
      total_earnings: 250_000,
      pending_earnings: -250_000,
    })
    await takeBack(one)
    expect(await earningsOf(one.affiliate)).toMatchObject({
      earnings: [{ status: 'reversed', commission_amount: 500_000 }],
      total_earnings: 0,
      pending_earnings: -500_000,
    })

    await service.earn(app.db, payment(one.userId, { amountKobo: 9_999_990 }))
    expect((await payOut(one.id)).body.code).toBe('NOTHING_PAYABLE')
    await service.earn(app.db, payment(one.userId, { amountKobo: 10 }))
    expect(await payOut(one.id)).toMatchObject({ body: { amount: 500_000 } })
    expect(await earningsOf(one.affiliate)).toMatchObject({ pending_earnings: 0 })
  })

  test('while a transfer fails leaves only the rest to be paid', async () => {
    const one = await earner({ amountKobo: 15_000_000 })
    const { body: payout } = await payOut(one.id)
    await takeBack(one, 1, 3)
    await tell('transfer.failed', payout)
    expect(await earningsOf(one.affiliate)).toMatchObject({ pending_earnings: 1_000_000 })
    expect(await payOut(one.id)).toMatchObject({ body: { amount: 1_000_000 } })
  })
})

test('admins see affiliates with whole addresses and what is payable, and can switch a code off', async () => {
  const { id, affiliate } = await earner()
  const list = (await admin.call('GET', '/api/admin/affiliates?limit=200')).body
  expect(list.total).toBe(list.affiliates.length)
  const shown = list.affiliates.find((row: { id: string }) => row.id === id)
  expect(shown).toEqual({
    id,
    user_name: 'Ada Eze',
    user_email: affiliate.email,
    code: affiliate.code,
    referral_count: 1,
    referrals: [{ email: expect.stringMatching(/^person.*@example.com$/) }],
    total_earnings: 500_000,
    pending_earnings: 500_000,
    payable_earnings: 500_000,
    has_bank_details: true,
    open_payout: false,
    is_active: true,
    created_at: expect.any(String),
  })
  const sub = await createAdmin(app)
  const off = await sub.call('PATCH', `/api/admin/affiliates/${id}`, { body: { isActive: false } })
  expect(off).toMatchObject({ status: 200, body: { id, is_active: false } })
  await createPerson(app, { referralCode: affiliate.code })
  expect((await affiliate.call('GET', '/api/affiliate/referrals')).body.total).toBe(1)
  expect((await sub.call('PATCH', `/api/admin/affiliates/${randomUUID()}`, { body: { isActive: true } })).status).toBe(
    404,
  )
  expect((await sub.call('PATCH', `/api/admin/affiliates/${id}`, { body: { isActive: 'yes' } })).status).toBe(400)
})

test('an account that is deleted leaves its books, and can no longer bring anybody', async () => {
  const { id, affiliate } = await earner()
  const { body: payout } = await payOut(id)
  await app.pool.query('delete from users where id = $1', [affiliate.user.id])
  expect(await find(payout.id)).toMatchObject({ user_name: null, amount: 500_000 })
  await createPerson(app, { referralCode: affiliate.code })
  const { rows } = await app.pool.query('select count(*)::int as count from referrals where affiliate_id = $1', [id])
  expect(rows).toEqual([{ count: 1 }])
})

describe('the CSV of a payout', () => {
  const csvOf = (id: string, actor: Person) => actor.call('GET', `/api/admin/payouts/${id}.csv`)

  test('runs nothing in a spreadsheet, whatever people call themselves', async () => {
    const { id, affiliate } = await earner()
    await app.pool.query(`update users set first_name = '=HYPERLINK("//evil","pay")', last_name = '' where id = $1`, [
      affiliate.user.id,
    ])
    const { body: payout } = await payOut(id)
    const { body, headers } = await csvOf(payout.id, admin)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain(`ufaro_${payout.reference}.csv`)
    const [head, line, end] = body.split('\r\n')
    expect(head).toBe(
      'payout,status,affiliate,bank_account,account_name,entry,plan_type,referred_user_email,paid_at,payment_kobo,commission_kobo',
    )
    expect(line).toContain(`${payout.reference},processing,"'=HYPERLINK(""//evil"",""pay"")"`)
    expect(line).toContain(`Zenith Bank (057) 0123456789,"'=ADA ""QUEEN"", EZE",earned,monthly,person`)
    expect(line).toMatch(/,5000000,500000$/)
    expect(end).toBe('')
  })

  test('shows the whole account number to those who pay alone, and stays the same after a failure', async () => {
    const one = await earner({ amountKobo: 15_000_000 })
    await takeBack(one, 1, 3)
    const { body: payout } = await payOut(one.id)
    await tell('transfer.failed', payout)
    const { body } = await csvOf(payout.id, await createAdmin(app))
    expect(body).toContain('Zenith Bank (057) ******6789')
    expect(body).not.toContain('0123456789')
    expect(body).toContain(',taken_back,monthly,')
    expect(body).toMatch(/,-500000\r\n/)
  })
})

test('two processes that follow the same transfers at once end each of them once', async () => {
  const { id, affiliate } = await earner()
  bank.next('ok', 'late')
  const { body: payout } = await payOut(id)
  bank.settle(payout.reference, 'failed')
  await Promise.all([follow(), follow(), tell('transfer.failed', payout)])
  await vi.waitFor(async () => expect(await find(payout.id)).toMatchObject({ status: 'failed' }))
  expect(await earningsOf(affiliate)).toMatchObject({ pending_earnings: 500_000 })
})
