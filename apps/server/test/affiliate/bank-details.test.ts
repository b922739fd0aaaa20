import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { openTill, type Till } from '../payments/till.ts'

let till: Till
let app: TestApp
beforeAll(async () => {
  till = await openTill()
  app = till.app
})
afterEach(() => till.faults())
afterAll(() => till.close())

const DETAILS = { bank_code: '057', account_number: '0123456789' }
const save = (person: Person, changes: Record<string, unknown> = {}) =>
  person.call('POST', '/api/affiliate/bank-details', { body: { ...DETAILS, ...changes } })
const read = async (person: Person) => (await person.call('GET', '/api/affiliate/bank-details')).body.bank_details

test('refused: nobody signed in, no bank, no ten digits, a bank or an account that does not exist', async () => {
  expect((await app.call('GET', '/api/affiliate/bank-details')).status).toBe(401)
  expect((await app.call('POST', '/api/affiliate/bank-details', { body: DETAILS })).status).toBe(401)
  expect((await app.call('GET', '/api/affiliate/banks')).status).toBe(401)
  const person = await createPerson(app)
  const bankWanted = 'Please choose your bank'
  const tenDigits = 'Account number must have ten digits'
  const unknown = 'We could not find this account. Please check the bank and the account number.'
  for (const [changes, field, sentence] of [
    [{ bank_code: undefined }, 'bank_code', bankWanted],
    [{ bank_code: '' }, 'bank_code', bankWanted],
    [{ bank_code: '123456' }, 'bank_code', bankWanted],
    [{ bank_code: '999' }, 'bank_code', bankWanted],
    [{ bank_code: undefined, bank_name: 'No Such Bank' }, 'bank_code', bankWanted],
    [{ account_number: undefined }, 'account_number', tenDigits],
    [{ account_number: '123456789' }, 'account_number', tenDigits],
    [{ account_number: '012345678a' }, 'account_number', tenDigits],
    [{ account_number: '../../../1' }, 'account_number', tenDigits],
    [{ account_number: '９９９９９９９９９９' }, 'account_number', tenDigits],
    [{ account_number: '9999999999' }, 'account_number', unknown],
  ] as const) {
    const { status, body } = await save(person, changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: sentence } })
  }
  expect(await read(person)).toBeNull()
})

test('banks are listed by name, once each, without those that are closed', async () => {
  const { body } = await (await createPerson(app)).call('GET', '/api/affiliate/banks')
  const { data: theirs } = (await till.provider('GET', '/bank?perPage=100')).body
  const codes = body.banks.map(({ code }: { code: string }) => code)
  expect(theirs).toHaveLength(codes.length + 2)
  expect(new Set(codes).size).toBe(codes.length)
  expect(body.banks).toContainEqual({ code: '044', name: 'Access Bank' })
  expect(body.banks.at(-1)).toEqual({ code: '057', name: 'Zenith Bank' })
  expect(theirs).toContainEqual(expect.objectContaining({ name: 'Heritage Bank', is_deleted: true }))
  expect(codes).not.toContain('030')
})

test('the account name comes from the bank, and only the last four digits of the number are shown', async () => {
  const person = await createPerson(app)
  const shown = {
    bank_code: '057',
    bank_name: 'Zenith Bank',
    account_number: '******6789',
    account_name: 'KUNLE NWOSU',
  }
  expect(await save(person, { account_name: 'Somebody Else' })).toMatchObject({
    status: 200,
    body: { bank_details: shown },
  })
  expect(await read(person)).toEqual(shown)

  await save(person, { bank_code: undefined, bank_name: 'access bank', account_number: '1111111111' })
  expect(await read(person)).toMatchObject({ bank_code: '044', bank_name: 'Access Bank', account_number: '******1111' })
  expect(await read(await createPerson(app))).toBeNull()
})

test('the account name can be looked up before saving, and the lookup stores nothing', async () => {
  const person = await createPerson(app)
  const ask = (changes: Record<string, unknown> = {}) =>
    person.call('POST', '/api/affiliate/bank-account', { body: { ...DETAILS, ...changes } })
  expect((await app.call('POST', '/api/affiliate/bank-account', { body: DETAILS })).status).toBe(401)
  expect(await ask({ account_number: '9999999999' })).toMatchObject({
    status: 400,
    body: { fields: { account_number: expect.stringContaining('could not find this account') } },
  })
  expect(await ask()).toMatchObject({
    status: 200,
    body: { bank_name: 'Zenith Bank', account_name: 'KUNLE NWOSU' },
  })
  expect(await read(person)).toBeNull()
})

test('if the provider fails, nothing changes, and its message is not shown', async () => {
  const person = await createPerson(app)
  await save(person)
  await till.faults({ server_error: 502, path: '/bank' })
  const { status, body } = await save(person, { account_number: '2222222222' })
  expect(status).toBe(502)
  expect(body).toEqual({ code: 'PROVIDER_FAILED', error: 'An error occurred. Please try again.' })
  expect(await read(person)).toMatchObject({ account_number: '******6789' })
})

test('while payments are off there are no banks to choose from', async () => {
  const off = await app.another({ PAYSTACK_SECRET_KEY: '', PAYSTACK_BASE_URL: '', ROLE: 'api' })
  const { token } = await createPerson(app)
  expect((await off.call('GET', '/api/affiliate/banks', { token })).body.code).toBe('PAYMENTS_OFF')
  const answer = await off.call('POST', '/api/affiliate/bank-details', { token, body: DETAILS })
  expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENTS_OFF' } })
  await off.close()
})

test('account names can be resolved ten times an hour, so that numbers cannot be enumerated', async () => {
  const strict = await app.another({ RATE_LIMIT: 'on', ROLE: 'api' })
  const { token } = await createPerson(app)
  const ask = (account_number: string, path = 'bank-account') =>
    strict.call('POST', `/api/affiliate/${path}`, { token, body: { ...DETAILS, account_number } })
  for (let number = 0; number < 10; number++) expect((await ask(`012345678${number}`)).status).toBe(200)
  const answer = await ask('0123456780', 'bank-details')
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await strict.close()
})
