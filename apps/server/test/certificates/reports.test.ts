import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { body, make, paper } from './certificate-kit.ts'

let app: TestApp
let issuer: Person
let admin: Person
let codes: string[]
beforeAll(async () => {
  app = await buildApp()
  issuer = await createOwner(app, { certificates: 2 })
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const report = (code: string | undefined, reason: string) =>
  app.call('POST', `/api/verify/${code}/report`, { body: { reason } })
const reports = async () => (await admin.call('GET', '/api/admin/certificate-reports')).body
const decide = (id: string, revoke: boolean, who = admin) =>
  who.call('POST', `/api/admin/certificate-reports/${id}/decide`, { body: { revoke } })
const isValid = async (code: string | undefined) => (await app.call('GET', `/api/verify/${code}`)).body.valid

test('certificates are issued under a name that nobody checked', async () => {
  const verify = { title: 'Medical Doctor', issuer: 'University of Lagos' }
  const run = await make(issuer, body(await paper(), ['Ada', 'Obi', 'Uche'], { verify }))
  const { certificates } = (await issuer.call('GET', `/api/certificates?runId=${run.id}`)).body
  codes = certificates.map(({ code }: { code: string }) => code)
  expect(codes).toHaveLength(3)
})

test('a report without an existing certificate or a valid reason is refused', async () => {
  expect((await report('nobody-knows-this-code-', 'It is false')).status).toBe(404)
  expect((await report(codes[0], '  ')).status).toBe(400)
  expect((await report(codes[0], 'x'.repeat(1001))).status).toBe(400)
  expect(await reports()).toEqual({ reports: [], total: 0 })
})

test('anybody may report, but only admins see the issuer’s account and decide', async () => {
  expect((await report(codes[0], 'The university knows nothing of it')).status).toBe(200)
  expect((await report(codes[0], '<b>Forged</b>')).status).toBe(200)
  const { reports: open, total } = await reports()
  expect(total).toBe(2)
  expect(open[0]).toMatchObject({
    code: codes[0],
    reason: 'The university knows nothing of it',
    certificate: { issuer: 'University of Lagos', valid: true },
    account: { id: issuer.user.id, email: issuer.user.email },
  })
  const stranger = await createPerson(app)
  expect((await stranger.call('GET', '/api/admin/certificate-reports')).status).toBe(403)
  expect((await decide(open[0].id, true, stranger)).status).toBe(403)
  expect(await isValid(codes[0])).toBe(true)

  expect((await decide(open[0].id, true)).status).toBe(200)
  expect(await isValid(codes[0])).toBe(false)
  expect((await reports()).total).toBe(0)
  expect((await decide(open[1].id, false)).status).toBe(409)
  expect((await decide(crypto.randomUUID(), false)).status).toBe(404)
  const { entries } = (await admin.call('GET', '/api/admin/audit')).body
  expect(entries[0]).toMatchObject({
    action: 'certificate-report.decide',
    target_id: codes[0],
    detail: { revoke: true },
  })
})

test('a certificate an admin keeps stays valid', async () => {
  await report(codes[1], 'I do not like it')
  const [open] = (await reports()).reports
  expect((await decide(open.id, false)).status).toBe(200)
  expect(await isValid(codes[1])).toBe(true)
  expect((await reports()).total).toBe(0)
})

test('of admins who decide on one certificate at once, one does and the others are told', async () => {
  for (const reason of ['False', 'Forged', 'Not ours']) await report(codes[1], reason)
  const open: { id: string }[] = (await reports()).reports
  const others = await Promise.all([createAdmin(app), createAdmin(app)])
  const answers = await Promise.all(
    open.flatMap(({ id }) => [admin, ...others].map((who, n) => decide(id, n === 0, who))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
    expect([status, body]).toEqual([
      409,
      { error: 'Another admin has decided on this report already.', code: 'CONFLICT' },
    ])
  }
  const { rows } = await app.pool.query(
    `select count(*)::integer as n from audit_entries where action = 'certificate-report.decide' and target_id = $1`,
    [codes[1]],
  )
  expect(rows[0].n, 'the decision before this one, and this one').toBe(2)
})

test('at most 20 open reports are stored per certificate', async () => {
  await app.pool.query('insert into certificate_reports (code, reason) select $1, $2 from generate_series(1, 20)', [
    codes[2],
    'crowd',
  ])
  expect((await report(codes[2], 'one more')).status).toBe(200)
  expect((await reports()).total).toBe(20)
})
