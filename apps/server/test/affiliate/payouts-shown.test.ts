import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person } from '../factories/person.ts'
import { HELD, openPayoutDesk, type PayoutDesk } from './payout-desk.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
beforeEach(() => desk.faults(HELD))
afterAll(() => desk.close())

test('admins see affiliates with whole addresses and what is payable, and can switch a code off', async () => {
  const { id, affiliate } = await desk.earner()
  const list = (await desk.admin.call('GET', '/api/admin/affiliates?limit=200')).body
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
  const sub = await createAdmin(desk.app)
  const change = (whom: string, isActive: unknown) =>
    sub.call('PATCH', `/api/admin/affiliates/${whom}`, { body: { isActive } })
  expect(await change(id, false)).toMatchObject({ status: 200, body: { id, is_active: false } })
  await createPerson(desk.app, { referralCode: affiliate.code })
  expect((await affiliate.call('GET', '/api/affiliate/referrals')).body.total).toBe(1)
  expect((await change(randomUUID(), true)).status).toBe(404)
  expect((await change(id, 'yes')).status).toBe(400)
})

test('the records of a deleted affiliate stay, and the code refers nobody any more', async () => {
  const { id, affiliate } = await desk.earner()
  const { body: payout } = await desk.payOut(id)
  await desk.app.pool.query('delete from users where id = $1', [affiliate.user.id])
  expect(await desk.find(payout.id)).toMatchObject({ user_name: null, amount: 500_000 })
  await createPerson(desk.app, { referralCode: affiliate.code })
  const { rows } = await desk.app.pool.query('select count(*)::int as count from referrals where affiliate_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ count: 1 }])
})

describe('the CSV of a payout', () => {
  const csvOf = (id: string, actor: Person) => actor.call('GET', `/api/admin/payouts/${id}.csv`)

  test('runs nothing in a spreadsheet, whatever people and banks call themselves', async () => {
    const { id, affiliate, account } = await desk.earner()
    const { user } = affiliate
    const name = '=HYPERLINK("//evil","pay")'
    await desk.app.pool.query(`update users set first_name = $2, last_name = '' where id = $1`, [user.id, name])
    await desk.app.pool.query('update bank_accounts set account_name = $2 where user_id = $1', [
      user.id,
      '=ADA "QUEEN", EZE',
    ])
    const { body: payout } = await desk.payOut(id)
    const { body, headers } = await csvOf(payout.id, desk.admin)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain(`ufaro_${payout.reference}.csv`)
    const [head, line, end] = body.split('\r\n')
    expect(head).toBe(
      'payout,status,affiliate,bank_account,account_name,entry,plan_type,referred_user_email,paid_at,payment_kobo,commission_kobo',
    )
    expect(line).toContain(`${payout.reference},processing,"'=HYPERLINK(""//evil"",""pay"")"`)
    expect(line).toContain(`Zenith Bank (057) ${account},"'=ADA ""QUEEN"", EZE",earned,monthly,person`)
    expect(line).toMatch(/,5000000,500000$/)
    expect(end).toBe('')
  })

  test('shows the whole account number to those who pay alone, and stays the same after a failure', async () => {
    const earner = await desk.earner({ amountKobo: 15_000_000 })
    await desk.takeBack(earner, 1, 3)
    const { body: payout } = await desk.payOut(earner.id)
    await desk.end(payout, 'failed')
    const { body } = await csvOf(payout.id, await createAdmin(desk.app))
    expect(body).toContain(`Zenith Bank (057) ******${earner.account.slice(-4)}`)
    expect(body).not.toContain(earner.account)
    expect(body).toContain(',taken_back,monthly,')
    expect(body).toMatch(/,-500000\r\n/)
  })
})
