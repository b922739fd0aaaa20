import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CERTIFICATE_CODE_LENGTH } from '@ufaro/contract/tools/certificates.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { body, filesOf, make, paper } from './certificate-kit.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: 'https://ufaro.example' })
  person = await createOwner(app, { certificates: 20 })
})
afterAll(() => app.close())

async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  // Scan in a worker thread: scanning may block for a second, and the app in this process would then refuse requests as
  // overloaded.
  const worker = new Worker(new URL('./scanner.ts', import.meta.url), { workerData: { data, width, height } })
  const [text] = await once(worker, 'message')
  return text
}

const issue = async (format: 'jpeg' | 'png', verify: object = { title: 'Course in Cooking' }) => {
  const template = await paper(format, 1000, 707)
  const run = await make(person, body(template, ['Ada Ọkafor', 'Obi'], { format, verify }))
  const files = await filesOf(person, run)
  const links = await Promise.all(files.map(({ bytes }) => scan(bytes)))
  return { run, codes: links.map((link) => /^https:\/\/ufaro\.example\/verify\/([\w-]+)$/.exec(link ?? '')![1]!) }
}

test.each(['jpeg', 'png'] as const)(
  'the QR code on a %s leads to the name, the title, the date and the issuer',
  async (format) => {
    const { codes } = await issue(format)
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toHaveLength(CERTIFICATE_CODE_LENGTH)
    const { status, body: page } = await app.call('GET', `/api/verify/${codes[0]}`)
    expect(status).toBe(200)
    expect(page).toEqual({
      valid: true,
      revoked: false,
      name: 'Ada Ọkafor'.normalize('NFC'),
      serial: 1001,
      issuer: person.user.displayName,
      title: 'Course in Cooking',
      issued_at: expect.stringMatching(/^\d{4}-.*Z$/),
      drawn: true,
    })
  },
)

test('a QR code at the edge is moved onto the page, and its page names the issuer', async () => {
  const { codes } = await issue('jpeg', { title: 'Course', issuer: 'School of Lagos', pos: { x: 1, y: 0 }, size: 0.3 })
  expect((await app.call('GET', `/api/verify/${codes[1]}`)).body).toMatchObject({
    name: 'Obi',
    serial: 1002,
    issuer: 'School of Lagos',
  })
})

test('only the issuer may revoke a certificate, and its page then says so', async () => {
  const { codes } = await issue('jpeg')
  const [code, other] = codes
  const path = `/api/certificates/${code}/revoke`
  const stranger = await createOwner(app, {})
  expect((await app.call('POST', path)).status).toBe(401)
  expect((await stranger.call('POST', path)).status).toBe(404)
  expect((await app.call('GET', `/api/verify/${code}`)).body.valid).toBe(true)
  for (let time = 0; time < 2; time++) {
    expect(await person.call('POST', path)).toMatchObject({ status: 200, body: { valid: false, revoked: true } })
  }
  expect((await app.call('GET', `/api/verify/${code}`)).body).toMatchObject({ valid: false, revoked: true })
  expect((await app.call('GET', `/api/verify/${other}`)).body).toMatchObject({ valid: true, revoked: false })
})

test('codes that were never issued are not found', async () => {
  for (const code of ['x', 'A'.repeat(CERTIFICATE_CODE_LENGTH), '..%2f..', "'; drop table certificates"]) {
    expect((await app.call('GET', `/api/verify/${encodeURIComponent(code)}`)).status, code).toBe(404)
  }
  const { run } = await issue('jpeg')
  expect(JSON.stringify(await person.call('GET', `/api/runs/${run.id}`))).not.toContain('secret')
})

test('issued certificates are listed for their issuer only, by batch, name and serial', async () => {
  const { run, codes } = await issue('png')
  const list = async (query: string, who = person) => (await who.call('GET', `/api/certificates?${query}`)).body
  expect(await list(`runId=${run.id}`)).toMatchObject({
    total: 2,
    certificates: [
      { code: codes[0], serial: 1001, runId: run.id },
      { code: codes[1], serial: 1002 },
    ],
  })
  expect((await list(`runId=${run.id}&search=OKAF`)).total).toBe(0)
  expect((await list(`runId=${run.id}&search=${encodeURIComponent('ọkaf')}`)).certificates).toMatchObject([
    { serial: 1001 },
  ])
  expect((await list(`runId=${run.id}&search=1002`)).certificates).toMatchObject([{ name: 'Obi' }])
  expect((await list(`runId=${run.id}&search=%25`)).total).toBe(0)
  expect((await list(`runId=${run.id}&limit=1&page=2`)).certificates).toMatchObject([{ serial: 1002 }])
  expect(await list('', await createOwner(app, {}))).toEqual({ total: 0, certificates: [] })
})

test('a batch without a code issues nothing', async () => {
  const run = await make(person, body(await paper(), ['Ada']))
  expect((await person.call('GET', `/api/certificates?runId=${run.id}`)).body.total).toBe(0)
})
