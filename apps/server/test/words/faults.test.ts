import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft } from '../flyers/flyer-kit.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const SENTENCE = 'An error occurred. Please try again.'
/**
 * Faults of the Gemini stand-in. In this order: rate limit per minute, daily limit, no quota at all, overload, blocked
 * content, reply without text, invalid JSON, server error, no reply.
 */
const FAULTS = ['minute', 'day', 'limit-0', '503', 'blocked', 'no-image', 'broken-json', '500', 'hang'] as const
const TOOLS = [
  ['copywriter', '/api/copy', { productDescription: 'Hot bread', keywords: 'soft' }],
  [
    'content_script',
    '/api/content-scripts',
    { brandName: 'Adé', brandDescription: 'Hot bread', targetAudience: 'early birds' },
  ],
] as const

let app: TestApp
let person: Person
let gemini: Awaited<ReturnType<typeof startGeminiStandIn>>
beforeAll(async () => {
  gemini = await startGeminiStandIn()
  app = await buildApp({
    GEMINI_API_KEYS: 'key-one',
    GEMINI_BASE_URL: gemini.baseUrl,
    PROVIDER_TIMEOUT_S: '4',
  })
})
beforeEach(async () => {
  gemini.reset()
  person = await createOwner(app, { copywriter: 1, content_script: 1 })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

describe.each(TOOLS)('%s', (mode, path, body) => {
  test.each(FAULTS)(
    'meets %s: the sentence of the catalogue and no word of the provider, and the credit is back',
    async (fault) => {
      gemini.always(fault)
      const answer = await person.call('POST', path, { body })
      expect([502, 503, 504]).toContain(answer.status)
      expect(answer.body).toMatchObject({ error: SENTENCE, refunded: true, runId: expect.any(String) })
      expect(JSON.stringify(answer.body)).not.toMatch(/gemini|google|quota|exhausted|high demand|key-one/i)
      expect(await creditsLeft(person, mode)).toBe(1)
    },
  )
})
