import { createHmac } from 'node:crypto'
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

const verify = async (reference: string) => (await kit.get(`/transaction/verify/${reference}`)).data

test.each([null, 'sk_test_another'])('a call with the key %s is refused', async (key) => {
  const answer = await kit.withKey(key, '/transaction')
  expect(answer).toMatchObject({ http: 401, status: false, message: 'Invalid key', type: 'validation_error' })
})

test.each([
  [{ email: undefined }, 'Email Address is required', 'missing_params'],
  [{ email: 'nobody' }, 'Invalid Email Address Passed', 'invalid_email_address'],
  [{ amount: 4999 }, 'Invalid Amount Sent', 'invalid_amount'],
  [{ amount: 50.5 }, 'Invalid Amount Sent', 'invalid_amount'],
  [{ amount: undefined }, 'Invalid Amount Sent', 'invalid_amount'],
  [
    { reference: 'with_underscore' },
    'Only -, ., = and alphanumeric characters allowed in reference',
    'invalid_reference',
  ],
  [{ metadata: 'no json' }, 'Invalid metadata: it must be a JSON object', 'invalid_metadata'],
])('initialize with %j is refused', async (wrong, message, code) => {
  const answer = await kit.post('/transaction/initialize', { email: 'ada@example.com', amount: 5000, ...wrong })
  expect(answer).toMatchObject({ http: 400, status: false, message, code, type: 'validation_error' })
})

test('an unknown reference is not found, a used one is refused', async () => {
  expect(await kit.get('/transaction/verify/nowhere')).toMatchObject({
    http: 404,
    message: 'Transaction reference not found',
  })
  await kit.initialize({ reference: 'once-only' })
  const again = await kit.post('/transaction/initialize', {
    email: 'ada@example.com',
    amount: 5000,
    reference: 'once-only',
  })
  expect(again).toMatchObject({ http: 400, status: false, message: 'Duplicate Transaction Reference' })
})

test('a card that succeeds pays, sends the browser back and tells the merchant', async () => {
  const { authorization_url, reference } = await kit.initialize({ metadata: { note: 'ọ₦' } })
  expect(await verify(reference)).toMatchObject({ status: 'abandoned', paid_at: null, fees: null })

  const answer = await kit.checkout(authorization_url, { card: '4084 0840 8408 4081', cvv: '408' })
  expect(answer).toMatchObject({
    status: 'success',
    redirect: `http://shop.test/back?a=1&trxref=${reference}&reference=${reference}`,
  })
  expect(await verify(reference)).toMatchObject({
    ...{ status: 'success', domain: 'test', reference, amount: 200_000, requested_amount: 200_000, currency: 'NGN' },
    ...{ fees: 3000, gateway_response: 'Successful', customer: { email: 'ada@example.com' } },
    authorization: { last4: '4081', card_type: 'visa ', reusable: true },
  })

  await expect.poll(() => merchant.events()).toEqual(['charge.success'])
  const { body, signature, data } = merchant.received[0]!
  expect(signature).toBe(createHmac('sha512', kit.secretKey).update(body).digest('hex'))
  expect(data).toMatchObject({ reference, status: 'success', metadata: { note: 'ọ₦' } })
  expect(body).toContain('\\u20a6')
  expect(body).toMatch(/"id":9007199254740\d{3},/)
})

test.each([
  ['4084080000005408', '001', {}, 'Declined'],
  ['4084080000670037', '787', {}, 'Insufficient Funds'],
  ['507850785078507853', '082', { pin: '0000' }, 'Token Not Generated'],
  ['4084084084084081', '111', {}, 'Incorrect CVV'],
  ['507850785078507812', '081', { pin: '9999' }, 'Incorrect PIN'],
  ['5060666666666666666', '123', { pin: '1234', otp: '000000' }, 'Incorrect OTP'],
  ['5192602720584796', '123', { bank: 'decline' }, 'Declined by the bank'],
])('card %s with %s and %j fails: %s', async (card, cvv, more, words) => {
  const { authorization_url, reference } = await kit.initialize()
  expect(await kit.checkout(authorization_url, { card, cvv, ...more })).toMatchObject({ status: 'failed' })
  expect(await verify(reference)).toMatchObject({ status: 'failed', gateway_response: words, paid_at: null })

  const second = await kit.checkout(authorization_url, { card: '4084084084084081' })
  expect(second).toMatchObject({ status: 'success' })
  expect(await verify(reference)).toMatchObject({ status: 'success', log: { attempts: 2, errors: 1 } })
})

test('a card asks its questions one after the other', async () => {
  const { authorization_url, reference } = await kit.initialize()
  const card = { card: '507850785078507804', cvv: '884' }
  const asked = { status: 'send_pin', redirect: null }
  expect(await kit.checkout(authorization_url, card)).toMatchObject(asked)
  expect(await verify(reference)).toMatchObject({ status: 'ongoing' })
  expect(await kit.checkout(authorization_url, { ...card, pin: '0000' })).toMatchObject({ status: 'send_phone' })
  const withPhone = { ...card, pin: '0000', phone: '08012345678' }
  expect(await kit.checkout(authorization_url, withPhone)).toMatchObject({ status: 'send_otp' })
  expect(await kit.checkout(authorization_url, { ...withPhone, otp: '123456' })).toMatchObject({ status: 'success' })
})

test('the bank of a card is asked too', async () => {
  const { authorization_url } = await kit.initialize()
  const card = { card: '5192602720584796', cvv: '123' }
  expect(await kit.checkout(authorization_url, card)).toMatchObject({ status: 'open_url', redirect: null })
  expect(await kit.checkout(authorization_url, { ...card, bank: 'approve' })).toMatchObject({ status: 'success' })
})

test('a canceled payment redirects to the cancel URL, else to the callback with the reference', async () => {
  const first = await kit.initialize({ metadata: { cancel_action: 'http://shop.test/cancelled' } })
  expect(await kit.checkout(first.authorization_url, { cancel: true })).toMatchObject({
    status: 'abandoned',
    redirect: 'http://shop.test/cancelled',
  })
  const second = await kit.initialize()
  const { redirect } = await kit.checkout(second.authorization_url, { cancel: true })
  expect(redirect).toContain(`reference=${second.reference}`)
  expect(await verify(second.reference)).toMatchObject({ status: 'abandoned' })
})

test('other cards are refused, and a payment is charged once', async () => {
  const { authorization_url } = await kit.initialize()
  expect(await kit.checkout(authorization_url, { card: '4111111111111111' })).toMatchObject({ http: 400 })
  expect(await kit.checkout(authorization_url, { card: '506066000000000064' })).toMatchObject({ http: 504 })
  expect(await kit.checkout(authorization_url, { card: '506066506066506067' })).toMatchObject({ http: 500 })
  const tries = Array.from({ length: 8 }, () => kit.checkout(authorization_url, { card: '4084084084084081' }))
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(8).fill('success'))
  await expect.poll(() => merchant.events()).toEqual(['charge.success'])
})

test('the page says that this is test money, and escapes what it shows', async () => {
  const { authorization_url } = await kit.initialize({ email: '<b>"a"@example.com' })
  const page = await fetch(authorization_url)
  const html = await page.text()
  expect(html).toContain('TEST MONEY.')
  expect(html).not.toContain('<b>')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})
