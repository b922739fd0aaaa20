import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Kit, startKit, startMerchant } from './kit.ts'

let merchant: Awaited<ReturnType<typeof startMerchant>>
let kit: Kit
beforeEach(async () => {
  merchant = await startMerchant()
  kit = await startKit({ webhookUrl: merchant.url })
})
afterEach(async () => {
  await kit.stop()
  await merchant.stop()
})

const faults = (wish: object) => kit.put('/control/faults', wish)
const send = (event: string, data: object = {}) => kit.post('/control/webhooks', { event, data })
const sign = (body: string) => createHmac('sha512', kit.secretKey).update(body).digest('hex')

test('an event without a name is refused', async () => {
  expect(await send('')).toMatchObject({ http: 400, message: 'event is required' })
})

test('other origins and rebound host names cannot control it', async () => {
  const options = { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } }
  const url = `${kit.origin()}/control/faults`
  const foreign = await fetch(url, { ...options, headers: { ...options.headers, origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
  const proxied = await fetch(url, { ...options, headers: { ...options.headers, 'x-forwarded-for': '10.0.0.1' } })
  expect(proxied.status).toBe(403)
  expect((await fetch(url, options)).status).toBe(200)
})

test('any event is signed and sent, its answer told', async () => {
  expect(await send('subscription.create', { plan: 'PLN_x' })).toMatchObject({ http: 200, data: { answer: 200 } })
  const { body, signature } = merchant.received[0]!
  expect(JSON.parse(body)).toEqual({ event: 'subscription.create', data: { plan: 'PLN_x' } })
  expect(signature).toBe(sign(body))
  await kit.post('/control/webhooks', { raw: 'no event at all' })
  expect(merchant.received[1]).toMatchObject({ body: 'no event at all', signature: sign('no event at all') })
})

test('deliveries without a 200 are retried ten times, then given up', async () => {
  merchant.answerWith(...Array<number>(20).fill(500))
  await send('charge.success')
  await expect
    .poll(async () => (await kit.get('/control/webhooks')).data[0])
    .toMatchObject({
      tries: 11,
      next_at: null,
      last_status: 500,
    })
  expect(merchant.received).toHaveLength(11)
})

test('one good answer ends it', async () => {
  merchant.answerWith(503, 302, 200)
  await send('charge.success')
  await expect.poll(async () => (await kit.get('/control/webhooks')).data[0]).toMatchObject({ tries: 3, next_at: null })
})

test('pending deliveries continue after a restart', async () => {
  await faults({ delay: 600_000 })
  await send('charge.success', { reference: 'kept' })
  await kit.restart()
  await expect.poll(() => merchant.received.map(({ data }) => data.reference)).toEqual(['kept'])
})

test('webhooks wait for an address', async () => {
  await kit.stop()
  kit = await startKit()
  await send('charge.success')
  expect(await kit.put('/control/settings', { webhook_url: 'nowhere' })).toMatchObject({ http: 400 })
  await kit.put('/control/settings', { webhook_url: merchant.url })
  await expect.poll(() => merchant.events()).toEqual(['charge.success'])
})

test.each([
  [{ nonsense: true }, /^Unknown fault nonsense; known are delay, /],
  [{ delay: -1 }, 'Fault delay takes a number'],
  [{ hang: 'yes' }, 'Fault hang takes a boolean'],
  [{ transfers: 'lost' }, 'Fault transfers takes a success or otp or failed or reversed'],
  [[], 'Faults are a JSON object'],
])('faults %j are refused', async (wish, message) => {
  const answer = await faults(wish)
  expect(answer.http).toBe(400)
  expect(answer.message).toMatch(message)
})

test('webhooks are dropped, doubled, spoiled and put out of order', async () => {
  await faults({ drop: true })
  expect((await send('a')).data).toEqual({ answer: null })
  await faults({ duplicate: 2 })
  await send('b')
  expect(merchant.events()).toEqual(['b', 'b', 'b'])
  await faults({ bad_signature: true })
  await send('c')
  const spoiled = merchant.received.at(-1)!
  expect(spoiled.signature).toMatch(/^[0-9a-f]{128}$/)
  expect(spoiled.signature).not.toBe(sign(spoiled.body))
  await faults({ reorder: true })
  await send('first')
  await send('second')
  await expect.poll(() => merchant.events().slice(4)).toEqual(['second', 'first'])
})

test('a webhook can come before the browser is sent back', async () => {
  await faults({ webhook_first: true })
  const { authorization_url } = await kit.initialize()
  await kit.checkout(authorization_url, { card: '4084084084084081' })
  expect(merchant.events()).toEqual(['charge.success'])
})

test('calls fail as configured: how, how often and on which paths', async () => {
  await faults({ server_error: 503, path: '/transaction/verify', times: 1 })
  expect(await kit.get('/transaction')).toMatchObject({ http: 200 })
  expect(await kit.get('/transaction/verify/x')).toMatchObject({ http: 503, status: false, type: 'api_error' })
  expect(await kit.get('/transaction/verify/x')).toMatchObject({ http: 404 })

  await faults({ server_error: 503, path: '/transfer' })
  expect(await kit.get('/transfer?page=1')).toMatchObject({ http: 503 })
  expect(await kit.get('/transferrecipient')).toMatchObject({ http: 200 })

  await faults({ rate_limit: true })
  const limited = await kit.get('/transaction')
  expect(limited).toMatchObject({ http: 429, message: 'Rate limit exceeded!', code: 'rate_limited' })
  expect(limited.headers.get('x-ratelimit-reset')).toBe('30')

  await faults({ truncate: true })
  await expect(
    kit.post('/transaction/initialize', { email: 'a@b.co', amount: 5000, reference: 'cut' }),
  ).rejects.toThrow()
  await faults({ hang: true })
  const patience = AbortSignal.timeout(300)
  const headers = { authorization: `Bearer ${kit.secretKey}` }
  const hanging = fetch(`${kit.origin()}/transaction`, { headers, signal: patience })
  await expect(hanging).rejects.toThrow()
  await faults({})
  expect(await kit.get('/transaction/verify/cut')).toMatchObject({ http: 200 })
})

test('more calls a minute than the limit are refused, each path by its own limit', async () => {
  await kit.stop()
  kit = await startKit({ rateLimit: 2 })
  expect((await kit.get('/transaction')).headers.get('x-ratelimit-remaining')).toBe('1')
  await kit.get('/transaction')
  expect(await kit.get('/plan')).toMatchObject({ http: 429, status: false })
  expect(await kit.get('/transaction/verify/none')).toMatchObject({ http: 404 })
})
