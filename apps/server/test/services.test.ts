import type { Service } from '@ufaro/contract/service.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '#server/db/schema/services.ts'
import { createServicesService } from '#server/features/services/services.service.ts'
import { createRecents } from '#server/infra/recents.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from './factories/person.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const turn = (person: Person, id: string, enabled: boolean) =>
  person.call('PATCH', `/api/admin/services/${id}`, { body: { enabled } })
const statusOf = async (id: string, process = app) =>
  (await process.call('GET', '/api/services/status')).body.services.find((service: Service) => service.id === id)

/** Seeds the feature switches as a release that has only these tools would at its start. */
const start = (...builtModes: (typeof TOOL_IDS)[number][]) =>
  createServicesService({ bus: app.bus, recents: createRecents({ ms: 0 }), builtModes }).seed(app.db)

test('everybody sees the ten modes, the flyer under both of its ids', async () => {
  const { body } = await app.call('GET', '/api/services/status')
  const ids = body.services.map(({ id }: Service) => id)
  expect(ids).toEqual([...TOOL_IDS.map((mode) => TOOLS[mode].service), 'flyer_mode'])
  expect(await statusOf('headshot_mode')).toEqual({ id: 'headshot_mode', enabled: true })
})

test('everybody sees which engine works, and that none does once all are switched off', async () => {
  const engines = async () => (await app.call('GET', '/api/services/status')).body.engines
  expect(await engines()).toEqual({ image: 'builtin', words: 'builtin' })
  await turn(admin, 'builtin', false)
  expect(await engines()).toEqual({ image: null, words: null })
  await turn(admin, 'builtin', true)
  const gemini = await app.another({ GEMINI_API_KEYS: 'any', TEXT_ENGINE: 'builtin' })
  const { body } = await gemini.call('GET', '/api/services/status')
  expect(body.engines).toEqual({ image: 'gemini', words: 'builtin' })
  await gemini.close()
})

test('only admins see and turn switches, those of AI and payment only a primary one', async () => {
  const person = await createPerson(app)
  const sub = await createAdmin(app)
  expect((await person.call('GET', '/api/admin/services')).status).toBe(403)
  expect((await turn(person, 'headshot_mode', false)).body.code).toBe('NOT_ALLOWED')
  expect((await turn(sub, 'gemini', false)).body.code).toBe('PRIMARY_ONLY')
  expect((await turn(sub, 'paystack', false)).body.code).toBe('PRIMARY_ONLY')
  expect((await turn(sub, 'warp_drive', true)).status).toBe(404)
  expect((await turn(sub, '__proto__', true)).status).toBe(404)
  expect((await turn(admin, 'headshot_mode', 'yes' as never)).status).toBe(400)

  const { body } = await sub.call('GET', '/api/admin/services')
  const categories = new Set(body.services.map(({ category }: Service) => category))
  expect([...categories].toSorted()).toEqual(['ai', 'core', 'mode', 'payment'])
  expect((await turn(sub, 'headshot_mode', true)).status).toBe(200)
  expect((await turn(admin, 'gemini', true)).body).toMatchObject({ id: 'gemini', category: 'ai', enabled: true })
})

test('a switch applies to every process at once, and is audited', async () => {
  const other = await app.another()
  expect((await turn(admin, 'headshot_mode', false)).body).toMatchObject({ enabled: false })
  expect(await statusOf('headshot_mode', other)).toEqual({ id: 'headshot_mode', enabled: false })
  await turn(admin, 'headshot_mode', true)
  expect(await statusOf('headshot_mode', other)).toEqual({ id: 'headshot_mode', enabled: true })
  const { rows } = await app.pool.query(
    `select detail from audit_entries where target_id = 'headshot_mode' and actor_id = $1 order by created_at`,
    [admin.user.id],
  )
  expect(rows).toEqual([{ detail: { enabled: false } }, { detail: { enabled: true } }])
  await other.close()
})

test('an unimplemented tool is off and cannot be enabled; the release that implements it enables it once', async () => {
  await start('headshot')
  expect(await statusOf('gif_mode')).toMatchObject({ enabled: false })
  expect((await turn(admin, 'gif_mode', true)).status).toBe(409)
  expect((await turn(admin, 'gif_mode', false)).status).toBe(200)
  await expect(app.db.update(services).set({ enabled: true }).where(eq(services.id, 'gif_mode'))).rejects.toThrow()

  await start('headshot', 'gif', 'flyer')
  expect(await statusOf('gif_mode')).toMatchObject({ enabled: true })
  await turn(admin, 'gif_mode', false)
  await start('headshot', 'gif', 'flyer')
  expect(await statusOf('gif_mode')).toMatchObject({ enabled: false })
})

test('the flyer’s two ids are one switch', async () => {
  await start('headshot', 'flyer')
  expect(await statusOf('flyer_mode')).toMatchObject({ enabled: true })
  expect((await turn(admin, 'flyer_mode', false)).body).toMatchObject({ id: 'flyer_generation', enabled: false })
  expect(await statusOf('flyer_mode')).toMatchObject({ enabled: false })
  expect(await statusOf('flyer_generation')).toMatchObject({ enabled: false })
})

test('with sign-up switched off nobody can sign up, and signed-in users stay', async () => {
  const person = await createPerson(app)
  await turn(admin, 'registration', false)
  await expect(createPerson(app)).rejects.toThrow('New accounts are switched off at the moment.')
  expect((await person.call('GET', '/api/auth/me')).status).toBe(200)
  await turn(admin, 'registration', true)
  expect((await createPerson(app)).user.id).toBeTruthy()
})
