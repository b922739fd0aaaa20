import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'

let app: TestApp
let primary: Person
beforeAll(async () => {
  app = await buildApp()
  primary = await signInAdmin(app)
})
afterAll(() => app.close())

const setAdmin = (actor: Person, to: Person, body: object) =>
  actor.call('PATCH', `/api/admin/users/${to.user.id}/admin`, { body })
const me = async (person: Person) => (await person.call('GET', '/api/auth/me')).body.user
const remove = (actor: Person, whom: Person) => actor.call('DELETE', `/api/admin/users/${whom.user.id}`)

test('rights cannot be changed for oneself, for unknown users or to an unknown level', async () => {
  expect(await setAdmin(primary, primary, { isAdmin: false })).toMatchObject({
    status: 409,
    body: { error: 'You cannot take away your own admin rights.', code: 'CONFLICT' },
  })
  expect((await setAdmin(primary, primary, { isAdmin: true, adminLevel: 'sub' })).status).toBe(409)
  const person = await createPerson(app)
  expect((await setAdmin(primary, person, { isAdmin: true, adminLevel: 'owner' })).status).toBe(400)
  expect((await primary.call('PATCH', '/api/admin/users/nobody/admin', { body: { isAdmin: true } })).status).toBe(404)
  expect(await me(primary)).toMatchObject({ isPrimaryAdmin: true })
  expect(await me(person)).toMatchObject({ is_admin: false })
})

test('changes of rights apply at once, also to tokens already issued, and each is in the audit log', async () => {
  const person = await createPerson(app)
  expect((await setAdmin(primary, person, { isAdmin: true })).body).toEqual({
    success: true,
    is_admin: true,
    adminLevel: 'sub',
  })
  expect(await me(person)).toMatchObject({ isSubAdmin: true, adminLevel: 'sub' })
  expect((await person.call('GET', '/api/user/plan')).body.credits_remaining).toBe('unlimited')
  expect((await person.call('GET', '/api/admin/users')).status).toBe(200)

  await setAdmin(primary, person, { isAdmin: true, adminLevel: 'primary' })
  expect((await person.call('GET', '/api/admin/audit')).status).toBe(200)
  await setAdmin(primary, person, { isAdmin: false })
  expect((await person.call('GET', '/api/admin/users')).status).toBe(403)
  expect((await person.call('GET', '/api/user/plan')).body.plan_name).toBe('free')

  const { body } = await primary.call('GET', '/api/admin/audit')
  expect(body.entries.slice(0, 3).map((entry: { detail: unknown }) => entry.detail)).toEqual([
    { from: 'primary', to: 'user' },
    { from: 'sub', to: 'primary' },
    { from: 'user', to: 'sub' },
  ])
  expect(body.entries[0]).toMatchObject({ actor_email: primary.email, action: 'user.admin', target_id: person.user.id })
})

test('if primary admins demote each other at once, one of them stays', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await createAdmin(app, 'primary'), await createAdmin(app, 'primary')]
    const answers = await Promise.all([setAdmin(one, two, { isAdmin: false }), setAdmin(two, one, { isAdmin: false })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const levels = [await me(one), await me(two)].map((user) => user.adminLevel)
    expect(levels.toSorted()).toEqual([null, 'primary'].toSorted())
    const left = levels[0] ? one : two
    await setAdmin(primary, left, { isAdmin: false })
  }
})

test('a sub admin acts on no admin’s account, their own included', async () => {
  const sub = await createAdmin(app)
  for (const other of [await createAdmin(app), primary, sub]) {
    const reset = await sub.call('POST', `/api/admin/users/${other.user.id}/reset-password`)
    expect(reset).toMatchObject({ status: 403, body: { code: 'PRIMARY_ONLY' } })
  }
  const { rows } = await app.pool.query('select id from grants where user_id = $1', [sub.user.id])
  const ended = await sub.call('PATCH', `/api/admin/user-plans/${rows[0].id}`, { body: { isActive: false } })
  expect(ended.body.code).toBe('PRIMARY_ONLY')
})

test('a sub admin turns tools on and off, but neither engines nor payments', async () => {
  const sub = await createAdmin(app)
  const { services } = (await sub.call('GET', '/api/admin/services')).body
  const turn = (actor: Person, id: string) =>
    actor.call('PATCH', `/api/admin/services/${id}`, { body: { enabled: true } })
  for (const { id, category, enabled } of services) {
    if (category === 'ai' || category === 'payment') expect((await turn(sub, id)).body.code).toBe('PRIMARY_ONLY')
    else if (enabled) expect((await turn(sub, id)).status).toBe(200)
  }
})

test('admins cannot delete themselves or a primary admin', async () => {
  const other = await createAdmin(app, 'primary')
  expect((await remove(primary, primary)).body.error).toBe('You cannot delete your own account here.')
  expect((await remove(primary, other)).body.error).toBe('A primary admin cannot be deleted.')
  expect((await remove(await createAdmin(app), other)).body.code).toBe('PRIMARY_ONLY')
  expect((await primary.call('DELETE', '/api/admin/users/nobody')).status).toBe(404)
  expect((await remove(primary, await createAdmin(app))).status).toBe(204)
})
