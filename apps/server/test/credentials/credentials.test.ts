import { createHash } from 'node:crypto'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { sql } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { body, make, paper } from '../certificates/certificate-kit.ts'
import type { Person } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { settingsOf, ufaro } from '../operations/ufaro.ts'
import { unbake, verifyBadge } from './verifier.ts'

const ORIGIN = 'https://ufaro.example'
const NAME = 'Ẹniọlá Ɗanladi 🎉 <script>alert(1)</script>'

interface Issued {
  code: string
  serial: number
}

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: ORIGIN })
  person = await createOwner(app, { certificates: 20 })
})
afterAll(() => app.close())

const fetchPath = async (path: string): Promise<string> => {
  const answer = await fetch(app.url + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}
const fetchBytes = async (path: string) => {
  const answer = await fetch(app.url + path)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

async function issue(fields: object = {}, names = [NAME, 'Obi']) {
  const run = await make(
    person,
    body(await paper('jpeg', 1000, 707), names, { verify: { title: 'Cooking' }, ...fields }),
  )
  const { certificates } = (await person.call('GET', `/api/certificates?runId=${run.id}`)).body
  return certificates as [Issued, Issued, ...Issued[]]
}

test('no credential exists for a code that was never issued, and no status list before its first entry', async () => {
  for (const file of ['credential.jwt', 'badge.png', 'certificate.jpg', 'certificate.pdf']) {
    expect((await fetchBytes(`/api/verify/${'A'.repeat(22)}/${file}`)).status, file).toBe(404)
  }
  expect((await fetchBytes('/credentials/status/7')).status).toBe(404)
  expect((await fetchBytes('/credentials/status/x')).status).toBe(400)
})

test('an independent verifier accepts a credential, refuses one changed byte, and sees a revocation', async () => {
  const [{ code }, other] = await issue()
  const token = await fetchPath(`/api/verify/${code}/credential.jwt`)
  const { badge, revoked } = await verifyBadge(token, fetchPath)
  expect(revoked).toBe(false)
  expect(badge).toMatchObject({
    id: `${ORIGIN}/verify/${code}`,
    iss: 'did:web:ufaro.example',
    name: 'Cooking',
    credentialSubject: { identifier: [{ identityType: 'name', identityHash: NAME.normalize('NFC'), hashed: false }] },
  })

  const [head, claims, signature] = token.split('.') as [string, string, string]
  const flip = (text: string) => {
    const bytes = Buffer.from(text, 'base64url')
    bytes[bytes.length >> 1]! ^= 1
    return bytes.toString('base64url')
  }
  for (const changed of [`${head}.${flip(claims)}.${signature}`, `${head}.${claims}.${flip(signature)}`]) {
    await expect(verifyBadge(changed, fetchPath)).rejects.toThrow()
  }

  await person.call('POST', `/api/certificates/${code}/revoke`)
  expect((await verifyBadge(token, fetchPath)).revoked).toBe(true)
  const standing = await fetchPath(`/api/verify/${other.code}/credential.jwt`)
  expect((await verifyBadge(standing, fetchPath)).revoked).toBe(false)
})

test('after a key rotation, old credentials stay valid, and no private key is shown', async () => {
  const [{ code }] = await issue()
  const sign = () => fetchPath(`/api/verify/${code}/credential.jwt`)
  const keyOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid
  const old = await sign()
  expect(keyOf(await sign())).toBe(keyOf(old))
  expect((await ufaro(settingsOf(app.env), 'credentials')).code).toBe(1)
  expect(await ufaro(settingsOf(app.env), 'credentials', 'rotate')).toMatchObject({ code: 0 })
  const fresh = await sign()
  expect(keyOf(fresh)).not.toBe(keyOf(old))
  for (const token of [old, fresh]) expect((await verifyBadge(token, fetchPath)).revoked).toBe(false)

  const document = JSON.parse(await fetchPath('/.well-known/did.json'))
  expect(document.verificationMethod).toHaveLength(2)
  for (const { publicKeyJwk } of document.verificationMethod) {
    expect(Object.keys(publicKeyJwk).sort()).toEqual(['alg', 'e', 'kty', 'n', 'use'])
  }
  // Private keys must be encrypted in the database, and deleted when a key is retired.
  const { rows } = await app.db.execute<{ sealed: Buffer | null }>(sql`select sealed from issuer_keys`)
  expect(rows.filter(({ sealed }) => sealed === null)).toHaveLength(1)
  expect(JSON.stringify(rows.map(({ sealed }) => sealed?.toString('latin1')))).not.toContain('"d"')
})

test('a new SESSION_SECRET starts a new key, and old credentials stay valid', async () => {
  const [{ code }] = await issue()
  const old = await fetchPath(`/api/verify/${code}/credential.jwt`)
  const changed = await app.another({ SESSION_SECRET: 'another secret of some length, for the test', ROLE: 'api' })
  const fresh = await (await fetch(`${changed.url}/api/verify/${code}/credential.jwt`)).text()
  await changed.close()
  expect(fresh.split('.')[0]).not.toBe(old.split('.')[0])
  for (const token of [old, fresh]) await verifyBadge(token, fetchPath)
})

test('a badge contains its credential, and certificate picture and PDF are redrawn without the archive', async () => {
  const [{ code, serial }] = await issue({ format: 'pdf' })
  const badge = await fetchBytes(`/api/verify/${code}/badge.png`)
  expect(badge.type).toBe('image/png')
  expect((await sharp(badge.bytes).metadata()).width).toBe(1000)
  const { badge: inside } = await verifyBadge(unbake(badge.bytes, 'openbadgecredential')!, fetchPath)
  expect(inside.credentialSubject.licenseNumber).toBe(String(serial))

  const picture = await fetchBytes(`/api/verify/${code}/certificate.jpg`)
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 707 })
  const { bytes } = await fetchBytes(`/api/verify/${code}/certificate.pdf`)
  expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(1)
  expect((await person.call('GET', `/api/verify/${code}`)).body.drawn).toBe(true)
})

test('recipients are mailed one after the other, once, and not after they unsubscribed', async () => {
  const asked = (fields: object) => person.call('POST', '/api/certificates', { body: { ...bodyOf, ...fields } })
  const bodyOf = body(await paper(), ['Ada', 'Obi', 'Ngozi'], { verify: { title: 'Cooking' } })
  const emails = ['ada@school.example', null, 'Ngozi@School.example']
  expect((await asked({ emails: ['ada@school.example'] })).body.fields.emails).toMatch(/one address for each name/)
  expect((await asked({ emails, verify: undefined })).body.fields.emails).toMatch(/QR code/)
  expect((await asked({ emails: ['no address', null, null] })).status).toBe(400)

  const mailsTo = async (to: string) => {
    const { rows } = await app.db.execute<{ subject: string; text: string; unsubscribe_url: string }>(
      sql`select subject, text, unsubscribe_url from mails where "to" = ${to} order by created_at`,
    )
    return rows
  }
  const tell = async () => {
    const certificates = await issue({ emails, names: ['Ada', 'Obi', 'Ngozi'] }, ['Ada', 'Obi', 'Ngozi'])
    const { rows } = await app.db.execute<{ after: number }>(sql`
      select round(extract(epoch from due_at - lag(due_at) over (order by due_at))) as after from certificate_mails
       where user_id = ${person.user.id} order by due_at`)
    // Two mails of one issuer must be sent at least five seconds apart.
    for (const { after } of rows.slice(1)) expect(Number(after)).toBeGreaterThanOrEqual(5)
    await app.db.execute(sql`update certificate_mails set due_at = now()`)
    await expect
      .poll(async () => (await app.db.execute(sql`select from certificate_mails`)).rows.length, { timeout: 20_000 })
      .toBe(0)
    return certificates
  }

  const [{ code }] = await tell()
  const [letter, ...more] = await mailsTo('ada@school.example')
  expect(more).toEqual([])
  expect(letter!.subject).toBe('Your certificate: Cooking')
  expect(letter!.text).toContain(`${ORIGIN}/verify/${code}`)
  const { badge } = await verifyBadge(await fetchPath(`/api/verify/${code}/credential.jwt`), fetchPath)
  const [, hashed] = badge.credentialSubject.identifier
  const sha = createHash('sha256').update(`ada@school.example${hashed.salt}`).digest('hex')
  expect(hashed).toMatchObject({ identityType: 'emailAddress', hashed: true, identityHash: `sha256$${sha}` })

  const stop = new URL(letter!.unsubscribe_url).pathname
  const post = (path: string) =>
    fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect((await post(`${stop}x`)).status).toBe(404)
  for (let time = 0; time < 2; time++) expect((await post(stop)).status).toBe(204)
  await tell()
  expect(await mailsTo('ada@school.example')).toHaveLength(1)
  expect(await mailsTo('Ngozi@School.example')).toHaveLength(2)
})
