import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { openTill, type Started, type Till, until } from './till.ts'

let till: Till
let ada: Person
let admin: Person
let line: Awaited<ReturnType<typeof openLine>>
beforeAll(async () => {
  line = await openLine()
  till = await openTill({ PAYSTACK_BASE_URL: line.origin })
  line.leadTo(till.sandbox.baseUrl)
  ada = await createPerson(till.app)
  admin = await signInAdmin(till.app)
})
afterAll(async () => {
  await till.close()
  line.close()
})
beforeEach(async () => {
  line.cutsRefunds = false
  await till.faults()
})

/** A proxy before Paystack that can cut the connection right after Paystack accepted a refund. */
async function openLine() {
  let target = ''
  const line = {
    origin: '',
    cutsRefunds: false,
    asked: 0,
    leadTo: (url: string) => {
      target = url
    },
    close: (): Server => server.close(),
  }
  const server = createServer(async (request, response) => {
    const isRefund = request.method === 'POST' && request.url === '/refund'
    if (isRefund) line.asked++
    const body = request.method === 'GET' ? null : await bytesOf(request)
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
    })
    const text = await answer.text()
    if (isRefund && line.cutsRefunds) return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function bought(card?: object): Promise<Started> {
  const started = await till.initialize(ada)
  await till.pay(started, card)
  await until(async () => (await till.grants(started.reference)) === 1)
  return started
}
const idOf = async ({ reference }: Started): Promise<string> => (await till.payment(reference)).id
const refund = async (started: Started, { who = admin, key = '', body = {} } = {}) =>
  who.call('POST', `/api/admin/payments/${await idOf(started)}/refund`, {
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })
const refundsOf = async ({ reference }: Started): Promise<{ amount: number; status: string }[]> =>
  (await till.provider('GET', '/refund')).body.data.filter(
    (row: { transaction_reference: string }) => row.transaction_reference === reference,
  )
const isReversed = async ({ reference }: Started) => (await till.payment(reference)).status === 'reversed'
const left = async ({ reference }: Started): Promise<number> =>
  (
    await till.app.pool.query(
      `select coalesce(sum(remaining), 0)::integer as n from balances join grants on grants.id = grant_id where reference = $1`,
      [reference],
    )
  ).rows[0].n

test('refused: people, sub admins, a payment nobody knows, one that was not paid, one that was disputed', async () => {
  const pending = await till.initialize(ada)
  const disputed = await bought()
  await till.control('POST', 'disputes', { reference: disputed.reference })
  await until(async () => (await till.warnings()).includes('PAYMENT_DISPUTED'))
  const sub = await createAdmin(till.app)
  expect((await refund(disputed, { who: ada })).status).toBe(403)
  expect((await refund(disputed, { who: sub })).body.code).toBe('PRIMARY_ONLY')
  for (const id of ['nobody', crypto.randomUUID()]) {
    expect((await admin.call('POST', `/api/admin/payments/${id}/refund`, { body: {} })).status).toBe(404)
  }
  expect((await refund(pending)).body).toEqual({
    error: 'Nothing was paid with this payment.',
    code: 'NOTHING_TO_REFUND',
  })
  expect((await refund(disputed)).body).toMatchObject({ code: 'CONFLICT', error: expect.stringContaining('disputed') })
  expect((await refund(disputed, { body: { reason: 'x'.repeat(201) } })).status).toBe(400)
  expect(line.asked).toBe(0)
})

test('a refund is requested, its event withdraws the credits, and the audit log says who asked and why', async () => {
  const started = await bought()
  expect(await left(started)).toBeGreaterThan(0)
  const { status, body } = await refund(started, { body: { reason: 'Paid twice' } })
  expect([status, body]).toMatchObject([200, { reference: started.reference, refund_asked_at: expect.any(String) }])
  await until(() => isReversed(started))
  expect(await left(started)).toBe(0)
  expect(await refundsOf(started)).toMatchObject([{ amount: 500_000, status: 'processed' }])
  const { entries } = (await admin.call('GET', `/api/admin/audit?userId=${ada.user.id}`)).body
  expect(entries[0]).toMatchObject({
    action: 'payment.refund',
    target_email: ada.email,
    detail: { reference: started.reference, reason: 'Paid twice' },
  })
  expect((await refund(started)).body).toEqual({
    error: 'This payment has been refunded already.',
    code: 'NOTHING_TO_REFUND',
  })
})

test('a double click, two admins and a repeated call request one refund', async () => {
  const started = await bought()
  const other = await createAdmin(till.app, 'primary')
  const before = line.asked
  const answers = await Promise.all([
    refund(started, { key: 'press' }),
    refund(started, { key: 'press' }),
    refund(started, { who: other, key: 'mine' }),
    refund(started, { who: other }),
  ])
  const [yes, no] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)]
  expect(yes.length).toBeGreaterThan(0)
  for (const { status, body } of no) {
    expect([status, ['CONFLICT', 'NOTHING_TO_REFUND']]).toEqual([409, expect.arrayContaining([body.code])])
  }
  await until(() => isReversed(started))
  expect((await refund(started, { key: 'press' })).status).toBeLessThan(410)
  expect(line.asked - before).toBe(1)
  expect(await refundsOf(started)).toHaveLength(1)
})

test('after a part was refunded at the provider only the rest is requested', async () => {
  const started = await bought()
  await till.control('POST', 'refunds', { reference: started.reference, amount: 120_000 })
  await until(async () => (await till.payment(started.reference)).refunded_amount === '120000')
  expect((await refund(started)).body).toMatchObject({ refunded_amount: 120_000 })
  await until(() => isReversed(started))
  expect((await refundsOf(started)).map(({ amount }) => amount).toSorted()).toEqual([120_000, 380_000])
})

test('after a lost answer a repeat finds the refund under way and requests no second one', async () => {
  const started = await bought()
  await till.faults({ drop: true })
  line.cutsRefunds = true
  const lost = await refund(started, { key: 'lost' })
  expect([lost.status, lost.body.code, lost.body.error]).toEqual([
    504,
    'PROVIDER_TIMEOUT',
    expect.stringContaining('refunded only once'),
  ])
  line.cutsRefunds = false
  expect((await refund(started, { key: 'another' })).body.code).toBe('CONFLICT')
  await till.app.pool.query(
    `update payments set refund_asked_at = refund_asked_at - interval '61 seconds' where reference = $1`,
    [started.reference],
  )
  await until(async () => (await refundsOf(started))[0]?.status === 'processed')
  const before = line.asked
  expect((await refund(started, { key: 'another' })).status).toBe(200)
  expect((await refund(started, { key: 'lost' })).status, 'its own repeat ends well, too').toBe(200)
  expect(line.asked).toBe(before)
  expect(await refundsOf(started)).toHaveLength(1)
  // Paystack's event was lost, so the app must have applied the state that it queried.
  expect(await isReversed(started)).toBe(true)
  expect(await left(started)).toBe(0)
})

test('if the provider is down, no refund is requested, and the next try may follow at once', async () => {
  const started = await bought()
  await till.faults({ server_error: 503, path: '/refund' })
  const { status, body } = await refund(started)
  expect([status, body]).toEqual([
    502,
    { error: expect.stringContaining('Nothing was refunded'), code: 'PROVIDER_FAILED' },
  ])
  expect((await till.payment(started.reference)).refund_asked_at).toBeNull()
  await till.faults()
  expect((await refund(started)).status).toBe(200)
  await until(() => isReversed(started))
})

test('a refund that fails at the bank withdraws nothing, shows in the error log and may be requested again', async () => {
  const started = await bought({ card: '4084080000671803', cvv: '180' })
  const before = await left(started)
  expect((await refund(started)).status).toBe(200)
  await until(async () => (await till.warnings()).includes('REFUND_STUCK'))
  expect((await till.payment(started.reference)).refund_asked_at).toBeNull()
  expect(await left(started)).toBe(before)
})

test('the audit passes after all of these tests', async () => {
  expect(await till.audit()).toEqual([])
})
