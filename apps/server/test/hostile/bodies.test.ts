import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createProgram } from '../keys/programs.ts'
import { dataUrl, small } from '../runs/pictures.ts'
import { createMaker, creditsLeft, generate, headshot } from '../runs/studio.ts'
import { flatPng } from './lines.ts'

let app: TestApp
let person: Person
let poor: Person
beforeAll(async () => {
  app = await buildApp()
  person = await createMaker(app, 3)
  poor = await createMaker(app, 0)
})
afterAll(() => app.close())

const MB = 1024 * 1024
const json = { 'content-type': 'application/json' }
const errorsLogged = async () => (await app.pool.query('select 1 from error_logs')).rows.length

test.each([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/refresh',
  '/api/auth/reset-password',
  '/api/auth/complete-registration',
  '/api/nothing/of/the/kind',
])('a stranger’s large body at %s is not read', async (path) => {
  const answer = await app.call('POST', path, { body: 'x'.repeat(5 * MB), headers: json })
  expect([404, 413]).toContain(answer.status)
})

test('a call without pictures takes 256 KB, signed in or not', async () => {
  const body = JSON.stringify({ mode: 'headshot', more: 'x'.repeat(256 * 1024) })
  const answer = await person.call('POST', '/api/user/use-credit', { body, headers: json })
  expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  expect((await app.call('POST', '/api/gif', { body: 'x'.repeat(5 * MB), headers: json })).status).toBe(401)
})

test('of the large bodies that a program of one person sends at once, two are read and twenty wait', async () => {
  const program = await createProgram(app, person)
  const head = [
    'POST /mcp HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${program.token}`,
    'content-type: application/json',
    `content-length: ${32 * MB}`,
  ]
  const { hostname, port } = new URL(app.url)
  const sockets = Array.from({ length: 23 }, () => connect(Number(port), hostname))
  for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const answers = sockets.map(
    (socket) => new Promise<string>((resolve) => socket.once('data', (d) => resolve(String(d)))),
  )
  expect(await Promise.race(answers)).toMatch(/^HTTP\/1.1 503 .*"code":"OVERLOADED"/s)
  for (const socket of sockets) socket.destroy()
})

test('deeply nested JSON is answered as a bad request, not as an internal error', async () => {
  const before = await errorsLogged()
  const deep = '['.repeat(50_000)
  for (const body of [deep, deep + ']'.repeat(50_000), JSON.stringify(headshot()).replace('""', `${'['.repeat(40)}`)]) {
    const answer = await person.call('POST', '/api/generate', { body, headers: json })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  }
  const form = new FormData()
  form.append('mode', 'headshot')
  form.append('options', `{"attire":${'['.repeat(9000)}${']'.repeat(9000)}}`)
  expect((await person.call('POST', '/api/generate', { body: form })).status).toBe(400)
  const lists = `{"mode":"headshot","prompt":[${'[],'.repeat(2_000_000)}0]}`
  expect((await person.call('POST', '/api/generate', { body: lists, headers: json })).status).toBe(400)
  expect(await errorsLogged()).toBe(before)
})

test.each([
  ['a line fifty million long', 50_000_000, 1],
  ['a line forty-nine million high', 1, 49_000_000],
  ['12,001 on a side', 12_001, 1200],
  ['a strip of 1 to 21', 2100, 100],
])('%s is refused as too long by its header', async (_, width, height) => {
  const answer = await generate(person, { productImageDataUrl: dataUrl(flatPng(width, height)) })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'UNREADABLE_IMAGE',
      error: 'This image is too long. Please crop it to at most 12,000 pixels a side, and 20 times as long as wide.',
    },
  })
  expect(await creditsLeft(person)).toBe(3)
})

test('for a user without credits no picture is decoded and no large body is read', async () => {
  const broken = dataUrl(flatPng(50, 50).subarray(0, 60))
  expect(await generate(poor, { productImageDataUrl: broken })).toMatchObject({
    status: 402,
    body: { code: 'NO_CREDITS' },
  })
  // Send a body that is not valid JSON. The reply shows that a user without credits is refused before the body is
  // parsed.
  const large = await poor.call('POST', '/api/generate', { body: 'x'.repeat(3 * MB), headers: json })
  expect(large).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
  await app.pool.query('update grants set daily_limit = 1 where user_id = $1', [person.user.id])
  await app.pool.query(
    'insert into daily_usage (user_id, day, used) values ($1, lagos_day(now()), 1) on conflict (user_id, day) do update set used = 1',
    [person.user.id],
  )
  const late = await generate(person, { productImageDataUrl: broken })
  expect(late).toMatchObject({ status: 429, body: { code: 'DAILY_LIMIT' } })
  await app.pool.query('delete from daily_usage where user_id = $1', [person.user.id])
  expect(await creditsLeft(person)).toBe(3)
})

test('a large picture of somebody who pays is taken, whole', async () => {
  const padded = Buffer.concat([await small(), Buffer.alloc(5 * MB)])
  const answer = await generate(
    person,
    { productImageDataUrl: dataUrl(padded) },
    { headers: { prefer: 'respond-async' } },
  )
  expect(answer.status).toBe(202)
  expect(await creditsLeft(person)).toBe(2)
})
