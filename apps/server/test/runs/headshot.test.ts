import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { signInAdmin } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { dataUrl, small } from './pictures.ts'
import { createMaker, creditsLeft, generate, headshot, runOf, spend, statuses } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

test('a finished slot is kept, and an ended run accepts no more work', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  expect((await generate(person, { runId, look: 2 })).status).toBe(200)
  const again = await generate(person, { runId, look: 2 })
  expect(again).toMatchObject({ status: 409, body: { code: 'OUTPUT_EXISTS' } })
  const others = [
    await generate(person, { runId }),
    await generate(person, { runId }),
    await generate(person, { runId }),
  ]
  expect(others.map(({ body }) => body.output.index)).toEqual([1, 3, 4])
  const full = await generate(person, { runId })
  expect(full).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
  expect(await creditsLeft(person)).toBe(0)
})

test('looks without a runId share the open run, and a new run is paid for only if there is none', async () => {
  const person = await createMaker(app, 2)
  const four = await Promise.all([1, 2, 3, 4].map(() => generate(person)))
  expect(statuses(four)).toEqual([200, 200, 200, 200])
  expect(new Set(four.map(({ body }) => body.runId)).size).toBe(1)
  expect(four.map(({ body }) => body.output.index).sort()).toEqual([1, 2, 3, 4])
  expect(await creditsLeft(person)).toBe(1)

  const opened = await spend(person)
  const used = await generate(person)
  expect(used.body.runId).toBe(opened)
  expect(await creditsLeft(person)).toBe(0)
})

test('the photo is stored with the run, so that the next look need not send it again', async () => {
  const person = await createMaker(app, 1)
  const first = await generate(person)
  const second = await generate(person, { productImageDataUrl: undefined, runId: first.body.runId })
  expect(second.body.output.index).toBe(2)
})

test('a form makes the same as JSON', async () => {
  const person = await createMaker(app, 1)
  const form = new FormData()
  form.append('mode', 'headshot')
  form.append('options', JSON.stringify({ attire: 'Casual', look: 3 }))
  form.append('modelImageDataUrl', new Blob([]), '')
  form.append('productImageDataUrl', new Blob([new Uint8Array(await small('png'))], { type: 'image/jpeg' }), 'x.jpg')
  const answer = await person.call('POST', '/api/generate', { body: form })
  expect(answer).toMatchObject({ status: 200, body: { output: { index: 3, label: 'Look 3' } } })
})

test('respond-async returns the run at once and the result later', async () => {
  const person = await createMaker(app, 1)
  const answer = await generate(person, {}, { headers: { prefer: 'respond-async' } })
  expect(answer).toMatchObject({ status: 202, body: { runId: expect.any(String) } })
  const open = await person.call('GET', '/api/runs?status=open')
  expect(open.body).toMatchObject({ total: 1, runs: [{ id: answer.body.runId, status: 'running' }] })
  await expect.poll(async () => (await runOf(person, answer.body.runId)).outputs[0]?.status).toBe('done')
})

test('open runs are listed newest first, page by page', async () => {
  const person = await createMaker(app, 3)
  const opened: string[] = []
  for (let run = 1; run <= 3; run++) {
    opened.unshift((await person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })).body.runId)
  }
  expect((await person.call('GET', '/api/runs?limit=0')).body.code).toBe('VALIDATION_FAILED')
  const idsOf = async (page: number) => {
    const { runs, total } = (await person.call('GET', `/api/runs?status=open&limit=2&page=${page}`)).body
    expect(total).toBe(3)
    return runs.map(({ id }: { id: string }) => id)
  }
  expect([await idsOf(1), await idsOf(2), await idsOf(3)]).toEqual([opened.slice(0, 2), opened.slice(2), []])
})

test('with respond-async, too, a repeat with the same key is the same call', async () => {
  const person = await createMaker(app, 2)
  const headers = { 'idempotency-key': 'not waiting', prefer: 'respond-async' }
  const first = await generate(person, {}, { headers })
  const again = await generate(person, {}, { headers })
  expect(again).toMatchObject({ status: 202, body: first.body })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await generate(person, { prompt: 'another one' }, { headers })).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  })
  expect(await creditsLeft(person)).toBe(1)
})

test('a repeat with the same key is the same call; with another picture it is refused', async () => {
  const person = await createMaker(app, 2)
  const headers = { 'idempotency-key': 'once' }
  const [first, second] = await Promise.all([generate(person, {}, { headers }), generate(person, {}, { headers })])
  expect(second.body).toEqual(first.body)
  const other = { ...headshot(), productImageDataUrl: dataUrl(await small('png')) }
  expect(await person.call('POST', '/api/generate', { body: other, headers })).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  })
  expect((await runOf(person, first.body.runId)).outputs).toHaveLength(1)
  expect(await creditsLeft(person)).toBe(1)
})

test('an admin works without limits and without a ledger entry', async () => {
  const admin = await signInAdmin(app)
  const spent = await admin.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  expect(spent.body).toMatchObject({ success: true, mode: 'headshot', remaining: 'unlimited' })
  expect((await generate(admin, { runId: spent.body.runId })).status).toBe(200)
  const { rows } = await app.pool.query(`select from ledger_entries where user_id = $1 and kind <> 'grant'`, [
    admin.user.id,
  ])
  expect(rows).toHaveLength(0)
})

test('one person sees nothing of another’s runs', async () => {
  const [mine, theirs] = [await createMaker(app), await createMaker(app)]
  const { body } = await generate(mine)
  for (const [method, path] of [
    ['GET', `/api/runs/${body.runId}`],
    ['POST', `/api/runs/${body.runId}/cancel`],
    ['GET', `/api/runs/${body.runId}/archive`],
    ['POST', `/api/runs/${body.runId}/archive-link`],
  ] as const) {
    expect((await theirs.call(method, path)).status).toBe(404)
  }
  expect((await theirs.call('GET', '/api/runs?status=open')).body).toEqual({ runs: [], total: 0 })
  expect((await theirs.call('GET', '/api/creations')).body).toEqual({ creations: [], next_cursor: null })
})

test('input pictures reach the store upright and without metadata', async () => {
  const person = await createMaker(app, 1)
  const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  await generate(person, { productImageDataUrl: dataUrl(turned) })
  const { rows } = await app.pool.query(`select width, height from files where user_id = $1 and kind = 'input'`, [
    person.user.id,
  ])
  expect(rows).toEqual([{ width: 40, height: 60 }])
})
