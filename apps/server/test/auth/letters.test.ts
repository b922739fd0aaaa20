import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { mailedToken, mailsTo } from './visitor.ts'

let app: TestApp
let primary: Person
beforeAll(async () => {
  app = await buildApp()
  primary = await signInAdmin(app)
})
afterAll(() => app.close())

const setPassword = (token: string, password = 'other words') =>
  app.call('POST', '/api/auth/update-password', { body: { token, password } })
const handedOver = async (admin: Person, person: Person): Promise<string> =>
  (await admin.call('POST', `/api/admin/users/${person.user.id}/reset-password`)).body.resetToken
const subjects = async (person: Person) => (await mailsTo(app, person.email)).map(({ subject }) => subject)

test('a handed-over token is void once its owner outranks the admin who requested it', async () => {
  const [admin, person] = [await createAdmin(app, 'sub'), await createPerson(app)]
  const token = await handedOver(admin, person)
  // The app reads the role when the token is used, so a change in the database is enough.
  await app.pool.query(`update users set role = 'primary' where id = $1`, [person.user.id])
  expect(await setPassword(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
  await app.pool.query(`update users set role = 'user' where id = $1`, [person.user.id])
  const before = await handedOver(admin, person)
  await app.pool.query(`update users set role = 'user' where id = $1`, [admin.user.id])
  expect((await setPassword(before)).status, 'nor once who asked is no admin').toBe(400)
  expect(await subjects(person)).toEqual([])
})

test('a change of rights voids handed-over tokens', async () => {
  const person = await createPerson(app)
  const token = await handedOver(primary, person)
  const { status } = await primary.call('PATCH', `/api/admin/users/${person.user.id}/admin`, {
    body: { adminLevel: 'sub', isAdmin: true },
  })
  expect(status).toBe(200)
  expect((await setPassword(token)).status).toBe(400)
})

test('the owner of an account is notified of a changed password, and by whom it was changed', async () => {
  const person = await createPerson(app)
  expect((await setPassword(await handedOver(primary, person))).status).toBe(204)
  expect(await subjects(person)).toEqual(['Your Ufaro password was reset by our team'])
  await app.call('POST', '/api/auth/reset-password', { body: { email: person.email } })
  expect((await setPassword(await mailedToken(app, person.email))).status).toBe(204)
  expect((await subjects(person))[0]).toBe('Your Ufaro password was changed')
})

test('of several links to a new password the newest alone is good', async () => {
  const person = await createPerson(app)
  const ask = () => app.call('POST', '/api/auth/reset-password', { body: { email: person.email } })
  await ask()
  const older = await mailedToken(app, person.email)
  await ask()
  expect((await setPassword(older)).status).toBe(400)
  expect((await setPassword(await mailedToken(app, person.email))).status).toBe(204)
})
