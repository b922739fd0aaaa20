import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft } from '../flyers/flyer-kit.ts'
import { dataUrl } from '../runs/pictures.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { startOpenAiStandIn } from '../stand-ins/openai.ts'
import { disc } from './drawn.ts'

const CALL = ['POST', '/api/extract-image-description'] as const
const SENTENCE = 'An error occurred. Please try again.'
const picture = await disc('#b3211e', '#ffffff', 300)
const body = { imageData: dataUrl(picture) }

describe('the built-in engine', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await buildApp({ RATE_LIMIT: 'on' })
    person = await createOwner(app, { product: 1 })
  })
  afterAll(() => app.close())

  test('refuses visitors, invalid pictures and users without a credit', async () => {
    expect((await app.call(...CALL, { body })).status).toBe(401)
    expect(await person.call(...CALL, { body: {} })).toMatchObject({
      status: 400,
      body: { error: 'Please upload a product photo first.', code: 'VALIDATION_FAILED' },
    })
    const text = { imageData: dataUrl(Buffer.from('hello')) }
    expect(await person.call(...CALL, { body: text })).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
    const half = { imageData: dataUrl(picture.subarray(0, picture.length / 2)) }
    expect(await person.call(...CALL, { body: half })).toMatchObject({ status: 422 })
    const poor = await createOwner(app, {})
    expect(await poor.call(...CALL, { body })).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
  })

  test('says what it measures and no more, free and without keeping anything', async () => {
    const form = new FormData()
    form.append('imageData', new Blob([new Uint8Array(picture)]), 'x.jpg')
    for (const each of [body, form]) {
      const answer = await person.call(...CALL, { body: each })
      expect(answer).toMatchObject({ status: 200, body: { engine: 'builtin', model: null } })
      expect(answer.body.description).toBe(
        'Measured from the picture: mainly red; round in shape; on a plain white ground.',
      )
    }
    expect(await creditsLeft(person, 'product')).toBe(1)
    const { rows } = await app.pool.query(
      `select (select count(*) from runs)::int as runs, (select count(*) from files)::int as files`,
    )
    expect(rows[0]).toEqual({ runs: 0, files: 0 })
  })

  test('reads twenty an hour, and says when to come back', async () => {
    const busy = await createOwner(app, { dp: 1 })
    const read = async (headers = {}) => (await busy.call(...CALL, { body, headers })).status
    const key = { 'idempotency-key': 'first' }
    expect(await read(key)).toBe(200)
    // Count seventeen calls in the database instead of making them, to save time.
    await app.pool.query(`
      with counters as (select key, expires_at from rate_limits where key like 'describe:%')
      update rate_limits set hits = hits + 17
        where key = (select key from counters order by expires_at desc limit 1)`)
    expect([await read(), await read()]).toEqual([200, 200])
    const answer = await busy.call(...CALL, { body })
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await read(key), 'the first answer again').toBe(200)
    expect((await person.call(...CALL, { body })).status).toBe(200)
  })
})

describe('a model', () => {
  const good = JSON.stringify({ description: 'A round red tin of shoe polish with a plain lid.' })
  let app: TestApp
  let person: Person
  let gemini: Awaited<ReturnType<typeof startGeminiStandIn>>
  let openai: Awaited<ReturnType<typeof startOpenAiStandIn>>
  beforeAll(async () => {
    gemini = await startGeminiStandIn({ words: good })
    openai = await startOpenAiStandIn({ words: good })
    app = await buildApp({
      GEMINI_API_KEYS: 'key-one',
      GEMINI_BASE_URL: gemini.baseUrl,
      OPENAI_API_KEY: 'sk-one',
      OPENAI_BASE_URL: openai.baseUrl,
      PROVIDER_TIMEOUT_S: '4',
    })
    person = await createOwner(app, { copywriter: 1 })
  })
  beforeEach(() => {
    gemini.reset()
    openai.reset()
    gemini.say(good)
  })
  afterAll(async () => {
    await app.close()
    await gemini.close()
    await openai.close()
  })

  test('describes what it sees, told by us alone', async () => {
    const answer = await person.call(...CALL, { body })
    expect(answer).toMatchObject({ status: 200, body: { ...JSON.parse(good), engine: 'gemini' } })
    const [asked] = gemini.requests()
    expect(JSON.stringify(asked!.systemInstruction)).toContain('product for an advertising copywriter')
    expect(asked!.contents[0]!.parts.some(({ inlineData }) => inlineData)).toBe(true)
  })

  test('falls back to the other engine if the first is out of quota', async () => {
    gemini.always('forbidden')
    expect(await person.call(...CALL, { body })).toMatchObject({ status: 200, body: { engine: 'openai' } })
  })

  test.each([
    ['blocked', 'blocked', 502],
    ['no words', 'no-image', 502],
    ['broken JSON', 'broken-json', 502],
  ])('that answers with %s costs nothing and says no more than the catalogue', async (_, fault, status) => {
    gemini.always(fault)
    openai.always('bad-key')
    const answer = await person.call(...CALL, { body })
    expect(answer).toMatchObject({ status, body: { error: SENTENCE, code: 'PROVIDER_FAILED' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/gemini|openai|key|json/i)
  })

  test('that hangs is cut off in time', async () => {
    gemini.always('hang')
    openai.always('hang')
    const answer = await person.call(...CALL, { body })
    expect(answer).toMatchObject({ status: 504, body: { error: SENTENCE, code: 'PROVIDER_TIMEOUT' } })
    expect(gemini.calls.every(({ aborted }) => aborted)).toBe(true)
  })

  test('that quotes our system prompt is not passed on', async () => {
    const [asked] = await (async () => {
      await person.call(...CALL, { body })
      return gemini.requests()
    })()
    const system = asked!.systemInstruction!.parts[0]!.text
    gemini.say(JSON.stringify({ description: system.slice(0, 400) }))
    openai.always('bad-key')
    expect(await person.call(...CALL, { body })).toMatchObject({ status: 502, body: { error: SENTENCE } })
  })
})
