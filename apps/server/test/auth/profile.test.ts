import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { logIn, mailedToken, mailsTo, me, newAddress } from './visitor.ts'

const PASSWORD = 'correct horse'
let app: TestApp
/** Another process on the same database. Unlike `app`, it has rate limits. */
let strict: TestApp
beforeAll(async () => {
  app = await buildApp()
  strict = await app.another({ RATE_LIMIT: 'on', ROLE: 'api' })
})
afterAll(async () => {
  await strict.close()
  await app.close()
})

const profileOf = (person: Person) => person.call('GET', '/api/user/profile')
const change = (person: Person, body: unknown) => person.call('PATCH', '/api/user/profile', { body })
const setPassword = (person: Person, newPassword: string, password = PASSWORD) =>
  person.call('POST', '/api/user/password', { body: { password, newPassword } })
const askFor = (person: Person, email: string, password = PASSWORD) =>
  person.call('POST', '/api/user/email', { body: { email, password } })
const confirm = (token: string) => app.call('POST', '/api/auth/confirm-email', { body: { token } })
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

test('nobody changes an account without being signed in', async () => {
  for (const [method, path] of [
    ['GET', 'profile'],
    ['PATCH', 'profile'],
    ['POST', 'password'],
    ['POST', 'email'],
  ] as const) {
    const { status } = await app.call(method, `/api/user/${path}`, method === 'GET' ? {} : { body: {} })
    expect([path, status]).toEqual([path, 401])
  }
})

describe('name and phone', () => {
  test.each([
    [{ mobilePhone: 'call me' }, 'Please enter a valid phone number'],
    [{ mobilePhone: '' }, 'Please enter a valid phone number'],
    [{ firstName: 'Ada\u0000' }, 'Please enter a valid name'],
  ])('%j is refused', async (body, sentence) => {
    const person = await createPerson(app)
    expect(await change(person, body)).toMatchObject({ status: 400, body: { error: sentence } })
    expect((await profileOf(person)).body).toEqual({
      firstName: 'Ada',
      lastName: 'Eze',
      mobilePhone: '+2348012345678',
    })
  })

  test('change only if they are sent, and an empty name is stored as null', async () => {
    const person = await createPerson(app)
    expect((await change(person, { firstName: ' Adaeze ' })).body).toMatchObject({
      firstName: 'Adaeze',
      lastName: 'Eze',
    })
    expect((await change(person, { lastName: '', mobilePhone: '0802 000 1111' })).body).toEqual({
      firstName: 'Adaeze',
      lastName: null,
      mobilePhone: '0802 000 1111',
    })
    await expect.poll(async () => (await me(app, person.token)).body.user.displayName).toBe('Adaeze')
  })
})

describe('a new password', () => {
  test('needs the old one, and is at least 6 characters long', async () => {
    const person = await createPerson(app)
    expect(await setPassword(person, 'other words', 'a wrong one')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    })
    expect((await setPassword(person, '12345')).body.fields).toEqual({
      newPassword: 'Password must be at least 6 characters long',
    })
    expect((await logIn(app, person.email, PASSWORD)).status).toBe(200)
    expect(await subjects(person.email)).toEqual([])
  })

  test('cannot be set by guessing the old one, because wrong guesses count as failed logins', async () => {
    const person = await createPerson(strict)
    for (let n = 0; n < 10; n++) await setPassword(person, 'other words', `guess ${n}`)
    expect((await setPassword(person, 'other words')).status).toBe(429)
    expect((await logIn(strict, person.email, PASSWORD)).status).toBe(429)
  })

  test('keeps this session, ends every other one, voids mailed links and is told by mail', async () => {
    const person = await createPerson(app)
    const phone = await logIn(app, person.email, PASSWORD)
    await app.call('POST', '/api/auth/reset-password', { body: { email: person.email } })
    const link = await mailedToken(app, person.email)
    expect((await setPassword(person, 'other words')).status).toBe(204)

    expect((await me(app, person.token)).status).toBe(200)
    await expect.poll(async () => (await me(app, phone.body.token)).status).toBe(401)
    expect((await logIn(app, person.email, PASSWORD)).status).toBe(401)
    expect((await logIn(app, person.email, 'other words')).status).toBe(200)
    const stale = await app.call('POST', '/api/auth/update-password', {
      body: { token: link, password: 'thief words' },
    })
    expect(stale.body.code).toBe('INVALID_TOKEN')
    expect((await subjects(person.email))[0]).toBe('Your Ufaro password was changed')
  })

  test('of two changes at once one is made', async () => {
    const person = await createPerson(app)
    const answers = await Promise.all(['first words', 'second words'].map((each) => setPassword(person, each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401])
  })
})

describe('a new email', () => {
  test('needs the password, keeps the rule of sign-up and is nobody else’s', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    const wanted = newAddress()
    expect((await askFor(person, wanted, 'a wrong one')).body.code).toBe('INVALID_CREDENTIALS')
    expect((await askFor(person, 'ada.eze@example.com')).body.error).toBe(
      'Email addresses with dots or plus signs are not allowed',
    )
    expect(await askFor(person, other.email)).toMatchObject({
      status: 409,
      body: { error: 'Another account has this email already.' },
    })
    for (const address of [wanted, other.email, person.email]) expect(await subjects(address)).toEqual([])
  })

  test('can be requested five times an hour', async () => {
    const person = await createPerson(strict)
    for (let n = 0; n < 5; n++) expect((await askFor(person, newAddress())).status).toBe(202)
    expect((await askFor(person, newAddress())).status).toBe(429)
  })

  test('counts once its link is opened, and the old address is told before and after', async () => {
    const person = await createPerson(app)
    const wanted = newAddress()
    expect((await confirm('unknown')).body.code).toBe('INVALID_TOKEN')
    expect((await askFor(person, wanted.toUpperCase())).status).toBe(202)
    expect(await subjects(person.email)).toEqual(['Your Ufaro email is about to change'])
    expect((await mailsTo(app, wanted))[0]?.text).toContain(`${app.url}/confirm-email#token=`)
    expect((await logIn(app, wanted, PASSWORD)).status, 'not yet').toBe(401)

    const token = await mailedToken(app, wanted)
    expect((await confirm(token)).body).toEqual({ email: wanted })
    expect((await subjects(person.email))[0]).toBe('Your Ufaro email was changed')
    expect((await logIn(app, wanted, PASSWORD)).body.user).toMatchObject({ id: person.user.id, emailVerified: true })
    expect((await logIn(app, person.email, PASSWORD)).status).toBe(401)
    expect((await confirm(token)).body.code, 'the link works once').toBe('INVALID_TOKEN')
    await createPerson(app, { email: person.email })
  })

  test('of several links the newest alone is good, and a new password voids it', async () => {
    const person = await createPerson(app)
    const [first, second] = [newAddress(), newAddress()]
    await askFor(person, first)
    await askFor(person, second)
    expect((await confirm(await mailedToken(app, first))).body.code).toBe('INVALID_TOKEN')
    await app.call('POST', '/api/auth/reset-password', { body: { email: person.email } })
    const token = await mailedToken(app, person.email)
    await app.call('POST', '/api/auth/update-password', { body: { token, password: 'other words' } })
    expect((await confirm(await mailedToken(app, second))).body.code).toBe('INVALID_TOKEN')
  })

  test('that somebody else signed up with meanwhile is refused', async () => {
    const person = await createPerson(app)
    const wanted = newAddress()
    await askFor(person, wanted)
    const link = await mailedToken(app, wanted)
    await createPerson(app, { email: wanted })
    expect((await confirm(link)).body.code).toBe('EMAIL_TAKEN')
    expect((await logIn(app, person.email, PASSWORD)).status).toBe(200)
  })

  test('of two who open their links to one address at once one gets it', async () => {
    const wanted = newAddress()
    const links: string[] = []
    for (const person of [await createPerson(app), await createPerson(app)]) {
      await askFor(person, wanted)
      links.push(await mailedToken(app, wanted))
    }
    const answers = await Promise.all(links.map(confirm))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
