import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { body as certificates, ended, paper } from '../certificates/certificate-kit.ts'
import { insertGrant } from '../factories/grant.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { openTill, type Till } from '../payments/till.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { createMaker, generateAll, spend } from '../runs/studio.ts'
import { openReceiver, type Receiver } from './receiver.ts'

let till: Till
let app: Till['app']
const receivers: Receiver[] = []
beforeAll(async () => {
  till = await openTill({ WEBHOOKS_ALLOW_LOOPBACK: 'on' })
  app = till.app
})
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})
afterAll(() => till.close())

const receive = async (...answer: Parameters<typeof openReceiver>) => {
  const receiver = await openReceiver(...answer)
  receivers.push(receiver)
  return receiver
}
const ALL = ['run.finished', 'run.failed', 'credits.low', 'payment.succeeded', 'certificate.revoked']

async function hook(person: Person, url: string, events: string[] = ALL) {
  const { status, body } = await person.call('POST', '/api/webhooks', { body: { url, events } })
  if (status !== 201) throw new Error(`making a webhook answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.webhook.id as string, secret: body.secret as string }
}
const logOf = async (person: Person, id: string) => (await person.call('GET', `/api/webhooks/${id}/deliveries`)).body
const hookOf = async (person: Person, id: string) =>
  (await person.call('GET', '/api/webhooks')).body.webhooks.find((one: { id: string }) => one.id === id)
const send = (person: Person, id: string) => person.call('POST', `/api/webhooks/${id}/test`)
const hurry = (id: string) =>
  app.pool.query(`update webhook_deliveries set next_attempt_at = now() where webhook_id = $1 and status = 'pending'`, [
    id,
  ])
const typesOf = (receiver: Receiver) => receiver.arrived.map(({ body }) => body.type)

test('refuses unreachable addresses and unknown events; webhooks of others are not found', async () => {
  const person = await createPerson(app)
  for (const url of ['http://example.com/', 'https://10.0.0.1/', 'https://a:b@example.com/', 'nowhere', '']) {
    const { status, body } = await person.call('POST', '/api/webhooks', { body: { url, events: ['run.failed'] } })
    expect([url, status, Object.keys(body.fields)]).toEqual([url, 400, ['url']])
  }
  const wrong = { url: 'https://example.com/', events: ['run.eaten'] }
  expect((await person.call('POST', '/api/webhooks', { body: wrong })).status).toBe(400)

  const { id } = await hook(person, 'https://example.com/hooks')
  const stranger = await createPerson(app)
  for (const [method, path, body] of [
    ['PATCH', '', { active: false }],
    ['DELETE', ''],
    ['POST', '/rotate'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/deliveries/nobody/redeliver'],
  ] as const) {
    expect([path, (await stranger.call(method, `/api/webhooks/${id}${path}`, { body })).status]).toEqual([path, 404])
  }
  expect(await hookOf(person, id)).toMatchObject({ active: true, failing_since: null })
})

test('what happens to runs, credits, payments and certificates arrives, signed as the standard has it', async () => {
  const receiver = await receive()
  const person = await createMaker(app, 3)
  await insertGrant(app, person.user.id, { certificates: 5 })
  const { secret } = await hook(person, receiver.url)
  const other = await receive()
  await hook(person, other.url, ['run.failed'])

  const runId = await spend(person)
  await generateAll(person, runId)
  const left = await spend(person)
  await person.call('POST', `/api/runs/${left}/cancel`)
  const started = await till.initialize(person)
  await till.pay(started)
  await till.verify(person, started.reference)
  const verified = certificates(await paper(), ['Ada Eze'], { verify: { title: 'Course', issuer: 'School' } })
  const batch = await person.call('POST', '/api/certificates', { body: verified })
  await ended(person, batch.body.runId)
  const { body } = await person.call('GET', `/api/certificates?runId=${batch.body.runId}`)
  const [{ code }] = body.certificates
  for (let n = 0; n < 2; n++) await person.call('POST', `/api/certificates/${code}/revoke`)

  const wanted = [
    'certificate.revoked',
    'credits.low',
    'payment.succeeded',
    'run.failed',
    'run.finished',
    'run.finished',
  ]
  await expect.poll(() => typesOf(receiver).sort(), { timeout: 10_000 }).toEqual(wanted)
  const told = (type: string) => receiver.arrived.filter((one) => one.body.type === type).map(({ body }) => body.data)
  expect(told('run.finished')).toContainEqual({
    id: runId,
    runId,
    mode: 'headshot',
    status: 'succeeded',
    refunded: false,
  })
  expect(told('run.failed')).toEqual([{ id: left, runId: left, mode: 'headshot', status: 'canceled', refunded: true }])
  expect(told('credits.low')).toEqual([{ mode: 'headshot', remaining: 2 }])
  expect(told('payment.succeeded')).toMatchObject([{ reference: started.reference, plan_id: 'starter-monthly' }])
  expect(told('certificate.revoked')).toMatchObject([{ code, name: 'Ada Eze' }])
  for (const { text, headers, body } of receiver.arrived) {
    expect(new Webhook(secret).verify(text, headers)).toEqual(body)
    expect(() => new Webhook(secret).verify(`${text} `, headers)).toThrow()
    expect(Date.parse(body.timestamp)).toBeGreaterThan(Date.now() - 60_000)
  }
  expect(typesOf(other)).toEqual(['run.failed'])
})

test('a new secret signs beside the old one, which ends after its day', async () => {
  const receiver = await receive()
  const person = await createPerson(app)
  const { id, secret } = await hook(person, receiver.url)
  const { body } = await person.call('POST', `/api/webhooks/${id}/rotate`)
  expect(body.secret).not.toBe(secret)
  await send(person, id)
  await expect.poll(() => receiver.arrived.length).toBe(1)
  const [first] = receiver.arrived
  for (const known of [secret, body.secret]) expect(new Webhook(known).verify(first!.text, first!.headers)).toBeTruthy()

  await app.pool.query('update webhooks set old_secret_until = now() where id = $1', [id])
  await send(person, id)
  await expect.poll(() => receiver.arrived.length).toBe(2)
  const [, second] = receiver.arrived
  expect(new Webhook(body.secret).verify(second!.text, second!.headers)).toBeTruthy()
  expect(() => new Webhook(secret).verify(second!.text, second!.headers)).toThrow()
})

test('a failed delivery is repeated under the same id, eight times in all, then only by hand', async () => {
  const receiver = await receive((response) => response.writeHead(500).end())
  const person = await createPerson(app)
  const { id } = await hook(person, receiver.url)
  const { body } = await send(person, id)
  expect(body.delivery).toMatchObject({ event: 'test', status: 'pending', attempts: 0 })
  await expect.poll(async () => (await logOf(person, id)).deliveries[0].response_status).toBe(500)
  const wait = `select extract(epoch from next_attempt_at - now()) as s from webhook_deliveries where webhook_id = $1`
  expect(Number((await app.pool.query(wait, [id])).rows[0].s)).toBeLessThan(120)

  for (let attempts = 2; attempts <= 8; attempts++) {
    await hurry(id)
    await expect.poll(async () => (await logOf(person, id)).deliveries[0].attempts).toBe(attempts)
    await expect.poll(() => receiver.arrived.length).toBe(attempts)
  }
  await expect
    .poll(async () => (await logOf(person, id)).deliveries[0])
    .toMatchObject({ status: 'failed', attempts: 8 })
  expect((await hookOf(person, id)).failing_since).not.toBeNull()

  receiver.answerWith((response) => response.writeHead(200).end('thanks'))
  const again = `/api/webhooks/${id}/deliveries/${body.delivery.id}/redeliver`
  expect((await person.call('POST', again)).status).toBe(202)
  await expect.poll(() => receiver.arrived.length).toBe(9)
  expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([body.delivery.id]))
  expect(new Set(receiver.arrived.map(({ text }) => text)).size).toBe(1)
  await expect
    .poll(async () => (await logOf(person, id)).deliveries)
    .toMatchObject([{ id: body.delivery.id, status: 'delivered', response_status: 200, error: null }])
  expect((await hookOf(person, id)).failing_since).toBeNull()
}, 40_000)

test('a receiver that responds with 410 has its webhook switched off, and the owner gets one mail', async () => {
  const receiver = await receive((response) => response.writeHead(410).end())
  const person = await createPerson(app)
  const { id } = await hook(person, receiver.url)
  await send(person, id)
  await expect.poll(async () => (await hookOf(person, id)).active).toBe(false)
  await send(person, id)
  await expect.poll(() => receiver.arrived.length).toBe(2)
  const mails = await app.pool.query(`select from mails where "to" = $1 and subject like '%webhook%'`, [person.email])
  expect(mails.rowCount).toBe(1)

  const { body } = await person.call('PATCH', `/api/webhooks/${id}`, { body: { active: true } })
  expect(body.webhook).toMatchObject({ active: true, failing_since: null, events: ALL })
})

test('more than five days of failures switch a webhook off, and its waiting deliveries fail', async () => {
  const receiver = await receive((response) => response.writeHead(503).end())
  const person = await createPerson(app)
  const { id } = await hook(person, receiver.url)
  const failFor = async (days: number) => {
    await app.pool.query(`update webhooks set failing_since = now() - make_interval(days => $2) where id = $1`, [
      id,
      days,
    ])
    const before = receiver.arrived.length
    await send(person, id)
    await expect.poll(() => receiver.arrived.length).toBe(before + 1)
  }
  await failFor(4)
  expect((await hookOf(person, id)).active).toBe(true)
  await failFor(6)
  await expect.poll(async () => (await hookOf(person, id)).active).toBe(false)
  await expect
    .poll(async () => (await logOf(person, id)).deliveries.map(({ status }: { status: string }) => status))
    .toEqual(['failed', 'failed'])
})

test('a hanging receiver does not delay others, and its delivery survives the process', async () => {
  const hanging = await receive(() => {})
  const slow = await createPerson(app)
  const waiting = await hook(slow, hanging.url)
  for (let n = 0; n < 4; n++) await send(slow, waiting.id)
  await expect.poll(() => hanging.arrived.length).toBe(2)

  const receiver = await receive()
  const person = await createPerson(app)
  const { id } = await hook(person, receiver.url)
  await send(person, id)
  await expect.poll(() => receiver.arrived.length).toBe(1)
})

test('a committed event is delivered even if the sending process is killed', async () => {
  const receiver = await receive((response, nth) => {
    if (nth > 1) response.writeHead(204).end()
  })
  // An app without workers sends no deliveries, so only the two processes started below do.
  const own = await openTill({ WEBHOOKS_ALLOW_LOOPBACK: 'on', ROLE: 'api' })
  try {
    const person = await createMaker(own.app, 3)
    const { secret } = await hook(person, receiver.url, ['credits.low'])
    await spend(person)
    const sender = startServer({
      ROLE: 'worker',
      DATABASE_URL: own.app.env.DATABASE_URL!,
      DATA_DIR: own.app.env.DATA_DIR,
      WEBHOOKS_ALLOW_LOOPBACK: 'on',
    })
    await expect.poll(() => receiver.arrived.length, { timeout: 30_000 }).toBe(1)
    sender.kill('SIGKILL')
    expect(await sender.ended).toBe('SIGKILL')
    const second = await own.app.another({ ROLE: 'worker' })
    await own.app.pool.query('update webhook_deliveries set next_attempt_at = now()')
    await expect.poll(() => receiver.arrived.length, { timeout: 30_000 }).toBe(2)
    const [before, after] = receiver.arrived
    expect(after!.headers['webhook-id']).toBe(before!.headers['webhook-id'])
    expect(new Webhook(secret).verify(after!.text, after!.headers)).toMatchObject({ type: 'credits.low' })
    await expect
      .poll(async () => (await own.app.pool.query('select status from webhook_deliveries')).rows)
      .toEqual([{ status: 'delivered' }])
    await second.close()
  } finally {
    await endPrograms()
    await own.close()
  }
}, 90_000)
