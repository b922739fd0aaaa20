import { SCOPES } from '@ufaro/contract/api-key.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { signInAdmin } from '../factories/person.ts'
import { createProgram } from './programs.ts'

/**
 * Endpoints that API keys may call, each with the scopes that allow it. All other endpoints that require sign-in refuse
 * API keys.
 */
const FOR_KEYS: Record<string, readonly string[]> = {
  'GET /api/user/plan': ['read'],
  'GET /api/runs': ['read'],
  'GET /api/creations': ['read'],
  'GET /api/brand-kit': ['read'],
  'GET /api/runs/{id}': ['read', 'make'],
  'GET /api/runs/{id}/archive': ['read', 'make'],
  'GET /api/runs/{id}/cutout': ['read', 'make'],
  'POST /api/runs/{id}/archive-link': ['read', 'make'],
  'POST /api/creations/archive': ['read', 'make'],
  'POST /api/events/ticket': ['read', 'make'],
  'POST /api/user/use-credit': ['make'],
  'POST /api/user/refund-credit': ['make'],
  'POST /api/runs/{id}/cancel': ['make'],
  'POST /api/runs/{id}/outputs/{index}/another-design': ['make'],
  'POST /api/runs/{id}/outputs/{index}/restore-tone': ['make'],
  'POST /api/runs/{id}/touch-up': ['make'],
  'POST /api/generate': ['make'],
  'POST /api/uploads': ['make'],
  'POST /api/uploads/{id}/check': ['make'],
  'PUT /api/uploads/{id}/bytes': ['make'],
  'GET /api/uploads/{id}/bytes': ['make'],
  'POST /mcp': ['read', 'make'],
  'POST /api/certificates': ['make'],
  'POST /api/events-flyers': ['make'],
  'POST /api/copy': ['make'],
  'POST /api/content-scripts': ['make'],
  'POST /api/gif': ['make'],
  'POST /api/flyers/generate': ['make'],
  'POST /api/runs/{id}/feedback': ['make'],
  'POST /api/event-pages': ['make'],
  'GET /api/event-pages': ['read'],
  'GET /api/event-pages/{id}': ['read'],
  'GET /api/event-pages/{id}/attendees': ['read'],
  'GET /api/event-pages/{id}/attendees.csv': ['read'],
  'POST /api/event-pages/{id}/certificates': ['make'],
  'POST /api/event-pages/{id}/thank-you': ['make'],
  'GET /api/price-lists': ['read'],
  'GET /api/price-lists/{id}': ['read'],
  'POST /api/price-lists/{id}/cards': ['make'],
  'GET /api/price-lists/{id}/cards.zip-link': ['read'],
  'GET /api/price-lists/{id}/pages': ['read'],
  'GET /api/price-lists/{id}/catalogue.csv': ['read'],
  'POST /api/product-batches': ['make'],
  'POST /api/runs/{id}/photos/{index}/retry': ['make'],
  'GET /api/webhooks': ['webhooks'],
  'POST /api/webhooks': ['webhooks'],
  'PATCH /api/webhooks/{id}': ['webhooks'],
  'DELETE /api/webhooks/{id}': ['webhooks'],
  'POST /api/webhooks/{id}/rotate': ['webhooks'],
  'POST /api/webhooks/{id}/test': ['webhooks'],
  'GET /api/webhooks/{id}/deliveries': ['webhooks'],
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver': ['webhooks'],
}
const NEVER = /^\w+ \/api\/(admin|auth|keys|affiliate|payments(?!\/webhook))\b/

let app: TestApp
let calls: { name: string; open: boolean }[]
beforeAll(async () => {
  app = await buildApp()
  const { body } = await app.call('GET', '/openapi.json')
  calls = Object.entries<Record<string, { security?: unknown }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      open: !security,
    })),
  )
})
afterAll(() => app.close())

test('every endpoint in the list for keys exists in the contract', async () => {
  const names = calls.map(({ name }) => name)
  for (const name of Object.keys(FOR_KEYS)) expect(names).toContain(name)
})

// The keys belong to an admin, so that nothing but the scope can cause a refusal.
test.each([...SCOPES, 'all'])('a key with the scope %s may do what that says and nothing else', async (scope) => {
  const held = scope === 'all' ? [...SCOPES] : [scope]
  const program = await createProgram(app, await signInAdmin(app), { scopes: held })
  for (const { name, open } of calls) {
    const allowed = NEVER.test(name) ? false : open || held.some((one) => FOR_KEYS[name]?.includes(one))
    const [method = '', url = ''] = name.split(' ')
    // Send an id or body that has no effect even if the call is allowed.
    const sent = method === 'GET' ? {} : { body: {} }
    const { status, body } = await program.call(method, url.replaceAll(/\{\w+\}/g, 'nobody'), sent)
    expect([name, status === 403 && body?.code === 'NOT_ALLOWED']).toEqual([name, !allowed])
    expect([name, status === 401, body?.code === 'INTERNAL']).toEqual([name, false, false])
  }
})
