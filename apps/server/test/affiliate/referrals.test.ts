import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { mailedToken, registration } from '../auth/visitor.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { insertUser } from '../factories/user.ts'
import { affiliateOf, createAffiliate } from './affiliates.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const referralsOf = async (person: Person, query = '') =>
  (await person.call('GET', `/api/affiliate/referrals${query}`)).body

test('every call requires sign-in', async () => {
  for (const path of ['code', 'referrals', 'earnings']) {
    expect((await app.call('GET', `/api/affiliate/${path}`)).status).toBe(401)
  }
  expect((await app.call('POST', '/api/affiliate/generate-code')).status).toBe(401)
})

test('a new user has no code and no earnings', async () => {
  const person = await createPerson(app)
  expect((await person.call('GET', '/api/affiliate/code')).body).toEqual({ code: null, link: null, is_active: false })
  expect(await referralsOf(person)).toEqual({ referrals: [], total: 0 })
  const earnings = (await person.call('GET', '/api/affiliate/earnings')).body
  expect(earnings).toEqual({ earnings: [], total: 0, total_earnings: 0, pending_earnings: 0 })
})

test('a code is given once, however often it is asked for at once, and its link leads to the sign-up', async () => {
  const person = await createPerson(app)
  const ask = () => person.call('POST', '/api/affiliate/generate-code')
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1)
  expect(answers.filter(({ body }) => body.isExisting)).toHaveLength(7)

  const { code } = answers[0]!.body
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(await ask()).toMatchObject({ status: 200, body: { code, isExisting: true } })
  const shown = (await person.call('GET', '/api/affiliate/code', { headers: { host: 'evil.example' } })).body
  expect(shown).toEqual({
    code,
    link: expect.stringMatching(`^http://(localhost|127.0.0.1):\\d+/signup\\?ref=${code}$`),
    is_active: true,
  })
})

test('users who sign up with a code are listed by first name and masked address, newest first, page by page', async () => {
  const affiliate = await createAffiliate(app)
  await createPerson(app, { email: 'ngozi@example.com', referralCode: affiliate.code.toLowerCase() })
  await createPerson(app, { email: 'šade@example.com', firstName: '', lastName: '', referralCode: affiliate.code })
  const { referrals, total } = await referralsOf(affiliate)
  expect(total).toBe(2)
  expect(referrals).toMatchObject([
    { referred_user_name: 'š***@example.com', referred_user_email: 'š***@example.com' },
    { referred_user_name: 'Ada', referred_user_email: 'n***@example.com' },
  ])
  expect(JSON.stringify(referrals)).not.toMatch(/ngozi|Eze/)
  expect(await referralsOf(affiliate, '?page=2&limit=1')).toMatchObject({
    referrals: [{ referred_user_email: 'n***@example.com' }],
    total: 2,
  })
  expect((await affiliate.call('GET', '/api/affiliate/referrals?page=0')).status).toBe(400)
})

test('an unknown or inactive code refers nobody, and the sign-up continues', async () => {
  const affiliate = await createAffiliate(app)
  await app.pool.query('update affiliates set is_active = false where code = $1', [affiliate.code])
  await createPerson(app, { referralCode: affiliate.code })
  await createPerson(app, { referralCode: 'NOBODYS1' })
  expect(await referralsOf(affiliate)).toMatchObject({ total: 0 })
  expect((await affiliate.call('GET', '/api/affiliate/code')).body).toMatchObject({ is_active: false })
})

test('nobody refers themselves or their own referrers, and the first referrer stays', async () => {
  const service = affiliateOf()
  const first = await createAffiliate(app)
  const second = await createAffiliate(app, { referralCode: first.code })
  const third = await createAffiliate(app, { referralCode: second.code })
  const refer = (person: Person, code: string) =>
    transaction(app.db, (tx) => service.refer(tx, { userId: person.user.id, code }))

  expect(await refer(first, first.code)).toBe(false)
  expect(await refer(first, second.code)).toBe(false)
  expect(await refer(first, third.code)).toBe(false)
  expect(await refer(third, first.code)).toBe(false)
  const { id } = await insertUser(app)
  expect(await transaction(app.db, (tx) => service.refer(tx, { userId: id, code: null }))).toBe(false)
  expect(await transaction(app.db, (tx) => service.refer(tx, { userId: id, code: third.code }))).toBe(true)
})

test('if addresses must be confirmed, a referral appears after that, with the code of the confirmed sign-up', async () => {
  const strict = await app.another({ REQUIRE_EMAIL_CONFIRMATION: 'true', ROLE: 'api' })
  const [thief, friend] = [await createAffiliate(app), await createAffiliate(app)]
  const body = registration({ referralCode: thief.code })
  expect((await strict.call('POST', '/api/auth/register', { body })).status).toBe(202)
  expect(
    (await strict.call('POST', '/api/auth/register', { body: { ...body, referralCode: friend.code } })).status,
  ).toBe(202)
  expect([await referralsOf(thief), await referralsOf(friend)]).toMatchObject([{ total: 0 }, { total: 0 }])

  const access_token = await mailedToken(app, body.email)
  expect((await strict.call('POST', '/api/auth/complete-registration', { body: { access_token } })).status).toBe(200)
  expect([await referralsOf(thief), await referralsOf(friend)]).toMatchObject([{ total: 0 }, { total: 1 }])
  await strict.close()
})
