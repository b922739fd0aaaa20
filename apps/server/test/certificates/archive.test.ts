import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner } from '../flyers/flyer-kit.ts'
import { readZip } from '../read-zip.ts'
import { body, make, paper } from './certificate-kit.ts'

const template = await paper()
const names = Array.from({ length: 30 }, (_, n) => `Person ${n}`)
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
  person = await createOwner(app, { certificates: 20 })
})
afterAll(() => app.close())

const get = (path: string, range?: string) => person.call('GET', path, range ? { headers: { range } } : {})

test('any range of the archive equals the same bytes of the whole, for every kind of link', async () => {
  const run = await make(person, body(template, names))
  const link = (await person.call('POST', `/api/runs/${run.id}/archive-link`)).body.url
  const ways = [run.outputs[0]!.url!, link, `/api/runs/${run.id}/archive`]
  const whole = await get(ways[0]!)
  expect(whole.headers.get('content-type')).toBe('application/zip')
  expect(Number(whole.headers.get('content-length'))).toBe(run.outputs[0]!.bytes)
  expect(await readZip(whole.body)).toHaveLength(names.length)
  for (const way of ways) {
    expect((await get(way)).body.equals(whole.body), way).toBe(true)
    const { length } = whole.body
    for (const [start, end] of [
      [0, 0],
      [10, 5000],
      [Math.floor(length / 3), Math.floor(length / 3) + 70_000],
      [length - 900, length - 1],
    ] as const) {
      const part = await get(way, `bytes=${start}-${end}`)
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${length}`)
      expect(part.body.equals(whole.body.subarray(start, end + 1)), `${way}: ${start} to ${end}`).toBe(true)
    }
    expect((await get(way, `bytes=${length}-`)).status).toBe(416)
  }
  expect(link).toContain('download=ufaro-certificates.zip')
})

test('only its owner may download it', async () => {
  const run = await make(person, body(template, ['Ada']))
  const stranger = await createOwner(app, {})
  for (const [method, path] of [
    ['GET', `/api/runs/${run.id}`],
    ['GET', `/api/runs/${run.id}/archive`],
    ['POST', `/api/runs/${run.id}/archive-link`],
    ['POST', `/api/runs/${run.id}/cancel`],
  ] as const) {
    expect((await stranger.call(method, path)).status, path).toBe(404)
    expect((await app.call(method, path)).status, path).toBe(401)
  }
  const forged = run.outputs[0]!.url!.replace(/sig=[^&]+/, 'sig=AAAA')
  expect(await app.call('GET', forged)).toMatchObject({ status: 403, body: { code: 'BAD_SIGNATURE' } })
})

test('archives of creations and the export contain the certificates in a folder, and no internal parts', async () => {
  const owner = await createOwner(app, { certificates: 1 })
  await make(owner, body(template, ['Ada', 'Obi']))
  const [creation] = (await owner.call('GET', '/api/creations')).body.creations
  const { url } = (await owner.call('POST', '/api/creations/archive', { body: { ids: [creation.id] } })).body
  const files = await readZip((await app.call('GET', url)).body)
  expect(files.map(({ name }) => name)).toEqual([
    'ufaro-certificates-1-Certificates/1001-Ada.jpg',
    'ufaro-certificates-1-Certificates/1002-Obi.jpg',
  ])
  const all = await readZip((await owner.call('GET', '/api/user/export')).body)
  expect(all.map(({ name }) => name.replace(/-\d+(?=[./])/, '')).sort()).toEqual([
    'account.json',
    'input.jpg',
    'output/1001-Ada.jpg',
    'output/1002-Obi.jpg',
  ])
})

test('a deleted creation takes its archive and all parts with it', async () => {
  const owner = await createOwner(app, { certificates: 1 })
  const run = await make(owner, body(template, names))
  const [creation] = (await owner.call('GET', '/api/creations')).body.creations
  expect((await owner.call('DELETE', `/api/creations/${creation.id}`)).status).toBe(204)
  expect((await app.call('GET', run.outputs[0]!.url!)).status).toBe(404)
  expect((await owner.call('GET', `/api/runs/${run.id}/archive`)).status).toBe(404)
  const { rows } = await app.pool.query(
    `select count(*)::int as n from files where user_id = $1 and kind <> 'input' and deleted_at is null`,
    [owner.user.id],
  )
  expect(rows[0].n).toBe(0)
})
