import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Kit, startKit, startMerchant } from './kit.ts'

let merchant: Awaited<ReturnType<typeof startMerchant>>
let kit: Kit
beforeAll(async () => {
  merchant = await startMerchant()
  kit = await startKit({ webhookUrl: merchant.url })
})
beforeEach(() => {
  merchant.received.length = 0
})
afterAll(async () => {
  await kit.stop()
  await merchant.stop()
})

async function pay(card = '4084084084084081', over: object = {}): Promise<string> {
  const { authorization_url, reference } = await kit.initialize(over)
  await kit.checkout(authorization_url, { card })
  await expect.poll(() => merchant.events()).toContain('charge.success')
  merchant.received.length = 0
  return reference
}
const statusOf = async (reference: string) => (await kit.get(`/transaction/verify/${reference}`)).data.status

test('a plan’s amount takes the place of the one that was sent', async () => {
  expect(await kit.post('/plan', { name: 'x', amount: 5000, interval: 'sometimes' })).toMatchObject({ http: 400 })
  const made = await kit.post('/plan', { name: 'Pro', amount: '750000', interval: 'monthly' })
  expect(made).toMatchObject({ http: 201, message: 'Plan created', data: { amount: 750_000, domain: 'test' } })
  const { plan_code } = made.data
  const wish = { email: 'ada@example.com', amount: 5000, plan: plan_code, reference: 'by-plan' }
  await kit.post('/transaction/initialize', wish)
  expect((await kit.get('/transaction/verify/by-plan')).data).toMatchObject({ amount: 750_000, plan: plan_code })
  expect(await kit.post('/transaction/initialize', { ...wish, plan: 'PLN_none', reference: 'r' })).toMatchObject({
    http: 404,
    message: 'Plan not found',
  })

  const updated = await kit.put(`/plan/${plan_code}`, { name: 'Pro II', amount: 800_000, interval: 'monthly' })
  expect(updated).toMatchObject({ message: 'Plan updated. 0 subscription(s) affected' })
  expect(updated.data).toBeUndefined()
  expect((await kit.get('/plan')).data[0]).toMatchObject({ name: 'Pro II', amount: 800_000, subscriptions: [] })
})

test('lists come page by page, or by cursor', async () => {
  const first = await kit.get('/bank?country=nigeria&use_cursor=true&perPage=20')
  expect(first.data).toHaveLength(20)
  const second = await kit.get(`/bank?use_cursor=true&perPage=20&next=${first.meta.next}`)
  expect(second.data.length).toBeGreaterThan(10)
  expect(second.meta.next).toBeNull()
  const banks = [...first.data, ...second.data]
  expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length)
  // Paystack lists a bank once per payment channel, and still lists a closed one.
  expect(banks.filter(({ code }) => code === '044')).toMatchObject([{ pay_with_bank: false }, { pay_with_bank: true }])
  expect(banks.filter(({ is_deleted }) => is_deleted)).toMatchObject([{ name: 'Heritage Bank', active: false }])

  await kit.initialize()
  await kit.initialize()
  const page = await kit.get('/transaction?perPage=1&page=2')
  expect(page.data).toHaveLength(1)
  expect(page.meta).toMatchObject({ perPage: 1, page: 2, skipped: 1 })
  expect(page.meta.pageCount).toBe(page.meta.total)
})

test('an account has a name, or is nobody’s', async () => {
  const resolve = (account: string, bank: string) =>
    kit.get(`/bank/resolve?account_number=${account}&bank_code=${bank}`)
  expect(await resolve('123', '057')).toMatchObject({ http: 400, message: 'Account number is invalid' })
  expect(await resolve('0123456789', 'nope')).toMatchObject({ http: 400, message: 'Unknown bank code' })
  expect(await resolve('9900000000', '057')).toMatchObject({ http: 422, status: false })
  expect(await resolve('0123456789', '057')).toMatchObject({
    message: 'Account number resolved',
    data: { account_number: '0123456789', account_name: 'KUNLE NWOSU' },
  })
})

test('a reference is transferred once, and the transfer ends as configured', async () => {
  const account = { type: 'nuban', name: 'Ada', account_number: '0000000000', bank_code: '057', currency: 'NGN' }
  const { recipient_code } = (await kit.post('/transferrecipient', account)).data
  expect((await kit.post('/transferrecipient', account)).data.recipient_code).toBe(recipient_code)
  const wish = { source: 'balance', amount: 500_000, recipient: recipient_code, reference: 'payout-0000000001' }
  expect(await kit.post('/transfer', { ...wish, reference: 'short' })).toMatchObject({ http: 400 })
  expect(await kit.post('/transfer', { ...wish, reference: 'With-Capitals-00001' })).toMatchObject({ http: 400 })
  expect(await kit.post('/transfer', { ...wish, recipient: 'RCP_none' })).toMatchObject({ http: 404 })
  expect(await kit.post('/transfer', { ...wish, amount: 1_000_000_001 })).toMatchObject({
    http: 400,
    code: 'insufficient_balance',
  })

  const sent = await kit.post('/transfer', wish)
  expect(sent).toMatchObject({ http: 200, data: { status: 'pending', recipient: recipient_code } })
  expect((await kit.post('/transfer', wish)).data.transfer_code).toBe(sent.data.transfer_code)
  expect(await kit.post('/transfer', { ...wish, amount: 1_000_000 })).toMatchObject({ http: 400 })
  await expect.poll(() => merchant.events()).toEqual(['transfer.success'])
  expect((await kit.get('/transfer/verify/payout-0000000001')).data.status).toBe('success')

  for (const end of ['failed', 'reversed']) {
    merchant.received.length = 0
    await kit.put('/control/faults', { transfers: end })
    await kit.post('/transfer', { ...wish, reference: `payout-that-${end}-1` })
    await expect.poll(() => merchant.events()).toEqual([`transfer.${end}`])
    expect(merchant.received[0]!.data).toMatchObject({ status: end, recipient: { recipient_code } })
  }

  merchant.received.length = 0
  await kit.put('/control/faults', { transfers: 'otp' })
  const held = await kit.post('/transfer', { ...wish, reference: 'payout-with-a-code' })
  expect(held).toMatchObject({ message: 'Transfer requires OTP to continue', data: { status: 'otp' } })
  const { transfer_code } = held.data
  expect(await kit.post('/transfer/finalize_transfer', { transfer_code, otp: '1' })).toMatchObject({ http: 400 })
  await kit.post('/transfer/finalize_transfer', { transfer_code, otp: '123456' })
  await expect.poll(() => merchant.events()).toEqual(['transfer.success'])
  await kit.put('/control/faults', {})
  await kit.post('/control/transfers/payout-with-a-code', { status: 'reversed' })
  await expect.poll(() => merchant.events()).toEqual(['transfer.success', 'transfer.reversed'])
})

test('a refund passes all its states with an event each, and never exceeds the payment', async () => {
  const reference = await pay()
  expect(await kit.post('/refund', { transaction: reference, amount: 200_001 })).toMatchObject({ http: 400 })
  expect(await kit.post('/refund', { transaction: 'none' })).toMatchObject({ http: 404 })
  const unpaid = await kit.initialize()
  expect(await kit.post('/refund', { transaction: unpaid.reference })).toMatchObject({ http: 400 })

  const queued = await kit.post('/refund', { transaction: reference, amount: 50_000 })
  expect(queued).toMatchObject({ message: 'Refund has been queued for processing', data: { status: 'pending' } })
  await expect.poll(() => merchant.events()).toEqual(['refund.pending', 'refund.processing', 'refund.processed'])
  const [pending, , processed] = merchant.received.map(({ data }) => data)
  expect(pending).toMatchObject({ amount: '50000', transaction_reference: reference, refund_reference: null })
  expect(processed.refund_reference).toMatch(/^RFD/)
  expect(await statusOf(reference)).toBe('success')

  await kit.post('/control/refunds', { reference })
  await expect.poll(() => statusOf(reference)).toBe('reversed')
  expect(await kit.post('/control/refunds', { reference })).toMatchObject({
    http: 400,
    message: 'Transaction has been fully reversed',
  })
})

test.each([
  ['4084080000671803', 'failed'],
  ['4084080000671902', 'needs-attention'],
])('a refund to card %s ends %s, its amount a number', async (card, end) => {
  const reference = await pay(card)
  await kit.post('/control/refunds', { reference })
  await expect.poll(() => merchant.events().at(-1)).toBe(`refund.${end}`)
  expect(merchant.received.at(-1)!.data.amount).toBe(200_000)
  expect(await statusOf(reference)).toBe('success')
})

test('a dispute is opened, reminded of and resolved once', async () => {
  const reference = await pay()
  const { data } = await kit.post('/control/disputes', { reference })
  const id = (
    await (await fetch(`${kit.origin()}/dispute`, { headers: { authorization: `Bearer ${kit.secretKey}` } })).text()
  ).match(/"id":(\d+)/)![1]
  expect(data).toMatchObject({ status: 'awaiting-merchant-feedback', refund_amount: 200_000 })
  await kit.post(`/control/disputes/${id}/remind`, {})
  expect(await kit.post(`/control/disputes/${id}/resolve`, { resolution: 'maybe' })).toMatchObject({ http: 400 })
  await kit.put(`/dispute/${id}/resolve`, { resolution: 'merchant-accepted' })
  expect(await kit.post(`/control/disputes/${id}/resolve`, { resolution: 'declined' })).toMatchObject({ http: 400 })
  const events = ['create', 'remind', 'resolve'].map((name) => `charge.dispute.${name}`)
  await expect.poll(() => merchant.events()).toEqual(events)
  expect(merchant.received[2]!.data).toMatchObject({
    ...{ resolution: 'merchant-accepted', status: 'resolved' },
    transaction: { reference },
  })
  expect(await statusOf(reference)).toBe('reversed')
})

test('a renewal is a charge under a reference nobody asked for', async () => {
  const { data } = await kit.post('/control/charges', { email: 'ada@example.com', amount: 300_000, plan: 'PLN_abc' })
  expect(data.answer).toBe(200)
  expect(merchant.received[0]).toMatchObject({
    event: 'charge.success',
    data: { reference: data.reference, plan: 'PLN_abc', amount: 300_000 },
  })
})

test.each(['success', 'failed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued', 'reversed'])(
  'a transaction can be %s',
  async (status) => {
    const { reference } = await kit.initialize()
    await kit.put(`/control/transactions/${reference}`, { status })
    expect(await kit.get(`/transaction/verify/${reference}`)).toMatchObject({
      http: 200,
      status: true,
      data: { status },
    })
  },
)

test('a transaction can be forced to be short, in another currency, old and of the live domain', async () => {
  const { reference } = await kit.initialize()
  expect(await kit.put(`/control/transactions/${reference}`, { status: 'gone' })).toMatchObject({ http: 400 })
  expect(await kit.put(`/control/transactions/${reference}`, { paid_at: 'some day' })).toMatchObject({ http: 400 })
  const change = { amount: 100, currency: 'USD', domain: 'live', metadata: 0, paid_at: '2026-01-31T12:00:00.000Z' }
  await kit.put(`/control/transactions/${reference}`, change)
  expect((await kit.get(`/transaction/verify/${reference}`)).data).toMatchObject(change)
})

test('all data survives a restart, and the page marks it as test money', async () => {
  const reference = await pay()
  await kit.restart()
  expect(await statusOf(reference)).toBe('success')
  const html = await (await fetch(`${kit.origin()}/control`)).text()
  expect(html).toContain('TEST MONEY.')
  expect(html).toContain(reference)
})
