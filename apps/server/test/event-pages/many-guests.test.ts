import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { ended } from '../certificates/certificate-kit.ts'
import { verifyBadge } from '../credentials/verifier.ts'
import type { Person } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { readZip } from '../read-zip.ts'
import { makePage } from './event-kit.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await buildApp()
  owner = await createOwner(app, { events: 5, certificates: 5 })
})
afterAll(() => app.close())

const SIDE_BY_SIDE = 50
/** Names that would be harmful if interpreted as markup, formulas or paths. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x","y")',
  '+2348012345678',
  '../../etc/passwd',
  'C:\\con',
  '"; drop table users; --',
]

async function inBatches<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let first = 0; first < count; first += SIDE_BY_SIDE) {
    const batch = Array.from({ length: Math.min(SIDE_BY_SIDE, count - first) }, (_, n) => work(first + n))
    done.push(...(await Promise.all(batch)))
  }
  return done
}

test('1,000 guests who all send their request twice are counted once', async () => {
  const page = await makePage(owner, { slug: 'thousand' })
  const join = (n: number) =>
    app.call('POST', '/api/e/thousand/attendees', {
      body: { name: `Guest ${n}` },
      headers: { 'idempotency-key': `key ${n}` },
    })
  const first = await inBatches(1000, join)
  const again = await inBatches(1000, join)
  expect(first.every(({ status }) => status === 201)).toBe(true)
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  expect(new Set(first.map(({ body }) => body.number)).size).toBe(1000)
  expect((await owner.call('GET', `/api/event-pages/${page.id}`)).body.page.count).toBe(1000)
})

test('120 guests who came get 120 certificates with their whole names, each with a credential that verifies', async () => {
  const page = await makePage(owner, { slug: 'graduation' })
  const path = `/api/event-pages/${page.id}`
  const whole = Array.from({ length: 114 }, (_, n) => `Adébáyọ̀ Ṣóláńkẹ́ Ọkafor-Ɗanladi ${n}`.normalize('NFC'))
  const names = [...HOSTILE, ...whole]
  await owner.call('POST', `${path}/attendees`, { body: { names: [...names, 'Not here'] } })
  const { attendees } = (await owner.call('GET', `${path}/attendees?limit=200`)).body
  await inBatches(120, (n) => owner.call('PATCH', `${path}/attendees/${attendees[n].id}`, { body: { attended: true } }))
  const csv: string = (await owner.call('GET', `${path}/attendees.csv`)).body
  for (const line of csv.split('\r\n').slice(1)) expect(line).not.toMatch(/(^|,)"?[=+@-]/)

  const body = { templateId: 'certificate-arch', verify: { title: 'Training' } }
  const answer = await owner.call('POST', `${path}/certificates`, { body })
  expect(answer).toMatchObject({ status: 202, body: { total: 120 } })
  const run = await ended(owner, answer.body.runId)
  const files = (await readZip((await owner.call('GET', run.outputs[0]!.url!)).body)).map(({ name }) => name)
  expect(new Set(files).size).toBe(120)
  for (const name of files) expect(name).not.toMatch(/[/\\:]|^\.\./)
  expect(files.slice(HOSTILE.length)).toEqual(whole.map((name, n) => `${1001 + HOSTILE.length + n}-${name}.jpg`))

  const { certificates, total } = (await owner.call('GET', `/api/certificates?runId=${run.id}&limit=200`)).body
  expect(total).toBe(120)
  expect(certificates.map(({ name }: { name: string }) => name)).toEqual(names)
  const fetchPath = async (where: string) => (await fetch(app.url + where)).text()
  for (const n of [0, 119]) {
    const token = await fetchPath(`/api/verify/${certificates[n].code}/credential.jwt`)
    const { badge } = await verifyBadge(token, fetchPath)
    expect(badge.credentialSubject.identifier[0].identityHash).toBe(names[n])
  }
})
