import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailService } from '#server/features/mail/mail.service.ts'
import { createNoticesService } from '#server/features/notices/notices.service.ts'
import { mailsTo } from '../auth/visitor.ts'
import type { TestApp } from '../build-app.ts'
import { inDays, insertGrant } from '../factories/grant.ts'
import { createAdmin, createPerson, type Person } from '../factories/person.ts'
import { openTill, type Till } from '../payments/till.ts'
import { createMaker, spend } from '../runs/studio.ts'

const LOW = 'Headshots: 2 credits left'
const GONE = 'Headshots: no credits left'

let till: Till
let app: TestApp
beforeAll(async () => {
  // An app without workers sends no mails by itself, so the test decides when they are sent.
  till = await openTill({ ROLE: 'api' })
  app = till.app
})
afterAll(() => till.close())

const silent = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Parameters<
  typeof createMailService
>[0]['log']
const unsent = { keeps: true, send: async () => {}, close: () => {} }
const notices = () =>
  createNoticesService({
    db: app.db,
    mail: createMailService({ db: app.db, mailer: unsent, log: silent }),
    origin: () => 'https://studio.example',
  })
const several = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))
const postAll = () => several(3, () => notices().post())
const sweepAll = async () => {
  await several(3, () => notices().notePlansEnding())
  await postAll()
}

const subjects = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject).toSorted()
const letter = async ({ email }: Person, subject: string) =>
  (await mailsTo(app, email)).find((mail) => mail.subject === subject)?.text
const settings = (person: Person, body: unknown) => person.call('PATCH', '/api/user/settings', { body })
async function holder(days: number, role?: 'sub') {
  const person = role ? await createAdmin(app, role) : await createPerson(app)
  await insertGrant(app, person.user.id, { headshot: 5 }, { plan: 'Creator', expiresAt: inDays(days) })
  return person
}
const aged = (person: Person) =>
  app.pool.query(`update grants set created_at = now() - interval '30 days' where user_id = $1`, [person.user.id])

test('the setting is one’s own, and is on or off', async () => {
  for (const method of ['GET', 'PATCH']) {
    const { status } = await app.call(method, '/api/user/settings', { body: method === 'GET' ? undefined : {} })
    expect([method, status]).toEqual([method, 401])
  }
  const [person, other] = [await createPerson(app), await createPerson(app)]
  expect(await settings(person, { mail_notices: 'no' })).toMatchObject({
    status: 400,
    body: { fields: { mail_notices: 'Please say on or off.' } },
  })
  expect((await settings(person, {})).body).toEqual({ mail_notices: true })
  expect((await settings(person, { mail_notices: false })).body).toEqual({ mail_notices: false })
  expect((await person.call('GET', '/api/user/settings')).body).toEqual({ mail_notices: false })
  expect((await other.call('GET', '/api/user/settings')).body).toEqual({ mail_notices: true })
})

test('a user who wants no mails gets the receipt, but no notice of credits and plans, not even later', async () => {
  const person = await createMaker(app, 5)
  await insertGrant(app, person.user.id, { headshot: 5 }, { expiresAt: inDays(6) })
  await aged(person)
  await settings(person, { mail_notices: false })
  await several(10, () => spend(person))
  await sweepAll()
  await settings(person, { mail_notices: true })
  await sweepAll()
  expect(await subjects(person)).toEqual([])

  await settings(person, { mail_notices: false })
  const started = await till.initialize(person)
  await till.pay(started)
  await till.verify(person, started.reference)
  expect(await subjects(person)).toEqual([`Your Ufaro receipt, ${started.reference}`])
})

test('no notice is written while more than a fifth is left', async () => {
  const person = await createMaker(app, 10)
  await several(7, () => spend(person))
  await postAll()
  expect(await subjects(person)).toEqual([])
})

test('ten spends at once cause one mail at a fifth and one at zero, and none again after a refund', async () => {
  const person = await createMaker(app, 10)
  const [run] = await several(10, () => spend(person))
  await postAll()
  expect(await subjects(person)).toEqual([LOW, GONE].toSorted())
  const gone = await letter(person, GONE)
  expect(gone).toContain('https://studio.example/payment\n')
  expect(gone).toContain('https://studio.example/account')

  expect((await person.call('POST', `/api/runs/${run}/cancel`)).status).toBe(200)
  await spend(person)
  await postAll()
  expect(await subjects(person)).toHaveLength(2)

  await insertGrant(app, person.user.id, { headshot: 1 })
  await spend(person)
  await postAll()
  expect(await subjects(person), 'fresh credits are told of anew').toEqual([LOW, GONE, GONE].toSorted())
})

test('if the process dies before the letter of a notice is stored, the next process stores it', async () => {
  const person = await createMaker(app, 1)
  await spend(person)
  const dying = createNoticesService({
    db: app.db,
    mail: { post: () => Promise.reject(new Error('killed')) },
    origin: () => '',
  })
  await expect(dying.post()).rejects.toThrow('killed')
  expect(await subjects(person)).toEqual([])
  await postAll()
  expect(await subjects(person)).toEqual([GONE])
})

test('no notice is sent for plans that end later or never, last less than a week, or belong to an admin', async () => {
  const people = [await holder(8), await holder(7, 'sub'), await createMaker(app)]
  for (const person of people) await aged(person)
  const dayPass = await holder(1)
  await sweepAll()
  for (const person of [...people, dayPass]) expect(await subjects(person)).toEqual([])
})

test('a plan that ends in seven days gets one notice, even from concurrent and repeated sweeps', async () => {
  const person = await holder(7)
  await aged(person)
  await sweepAll()
  await sweepAll()
  const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(inDays(7))
  expect(await subjects(person)).toEqual([`Your plan “Creator” ends on ${day}`])
})

test('a payment that is verified ten times and told of again by the provider has one receipt', async () => {
  const person = await createPerson(app)
  const started = await till.initialize(person)
  expect(await subjects(person)).toEqual([])
  await till.pay(started)
  await several(10, () => till.verify(person, started.reference))
  const { body } = await till.provider('GET', `/transaction/verify/${started.reference}`)
  for (let replay = 0; replay < 3; replay++) {
    expect((await till.event('charge.success', { ...body.data, replay })).status).toBe(200)
    expect((await till.event('charge.success', body.data)).status).toBe(200)
  }
  expect(await subjects(person)).toEqual([`Your Ufaro receipt, ${started.reference}`])
  const text = await letter(person, `Your Ufaro receipt, ${started.reference}`)
  expect(text).toContain('Plan: Starter')
  expect(text).toContain('Total: ₦5,000')
  expect(text).toContain('/payment/history\n')
  expect(await till.audit()).toEqual([])
})
