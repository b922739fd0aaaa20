import type { Service } from '@ufaro/contract/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from './factories/person.ts'

/** Two processes that cache reads for the longest time allowed. */
let here: TestApp
let there: TestApp
let admin: Person
beforeAll(async () => {
  here = await buildApp({ CACHE_MS: '1000' })
  there = await here.another({ ROLE: 'api' })
  admin = await signInAdmin(here)
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const isOn = async (app: TestApp, id: string) =>
  (await app.call('GET', '/api/services/status')).body.services.find((service: Service) => service.id === id).enabled
const statusAt = async (app: TestApp, { token }: Person, path = '/api/auth/me') =>
  (await app.call('GET', path, { token })).status
const headshotsAt = async (app: TestApp, { token }: Person) =>
  (await app.call('GET', '/api/user/plan', { token })).body.credits_breakdown.headshot

test('a revoked right is gone at the next call, in this process and in another', async () => {
  const sub = await createAdmin(here)
  for (const app of [here, there]) await expect.poll(() => statusAt(app, sub, '/api/admin/services')).toBe(200)
  const answer = await admin.call('PATCH', `/api/admin/users/${sub.user.id}/admin`, { body: { isAdmin: false } })
  expect(answer.status).toBe(200)
  expect(await statusAt(here, sub, '/api/admin/services')).toBe(403)
  await expect.poll(() => statusAt(there, sub, '/api/admin/services')).toBe(403)
})

test('a session that ended is refused at the next call, in this process and in another', async () => {
  const person = await createPerson(here)
  for (const app of [here, there]) expect(await statusAt(app, person)).toBe(200)
  await person.call('POST', '/api/auth/logout')
  expect(await statusAt(here, person)).toBe(401)
  await expect.poll(() => statusAt(there, person)).toBe(401)
})

test('a spent credit is missing in the next answer, in this process and in another', async () => {
  const person = await createPerson(here)
  const before = await headshotsAt(here, person)
  expect(await headshotsAt(there, person)).toBe(before)
  await person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  expect(await headshotsAt(here, person)).toBe(before - 1)
  await expect.poll(() => headshotsAt(there, person)).toBe(before - 1)
})

test('a tool that is switched off is refused at the next call, in this process and in another', async () => {
  for (const app of [here, there]) expect(await isOn(app, 'gif_mode')).toBe(true)
  await admin.call('PATCH', '/api/admin/services/gif_mode', { body: { enabled: false } })
  expect(await isOn(here, 'gif_mode')).toBe(false)
  await expect.poll(() => isOn(there, 'gif_mode')).toBe(false)
})
