import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownOutputsOf } from '#server/features/runs/outputs.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { insertGrant } from '../factories/grant.ts'
import type { Person } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { listen } from './event-source.ts'
import { createMaker, generate, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const connect = (ticket: string) => app.call('GET', `/api/events?ticket=${ticket}`)

async function connectOnce(person: Person) {
  const { body } = await person.call('POST', '/api/events/ticket')
  const response = await fetch(`${app.url}/api/events?ticket=${body.ticket}`)
  await response.body?.cancel()
  return response
}

test('an unknown, used or expired ticket opens no event stream', async () => {
  const person = await createMaker(app)
  expect((await connect('made-up')).status).toBe(401)
  expect((await app.call('GET', '/api/events')).status).toBe(400)
  const page = await listen(app, person)
  expect((await connect(page.ticket)).status).toBe(401)
  expect((await app.call('HEAD', `/api/events?ticket=${page.ticket}`)).status).toBe(200)
  await page.close()

  const { body } = await person.call('POST', '/api/events/ticket')
  expect(body).toEqual({ ticket: expect.any(String), expires_in: 60 })
  await app.pool.query('update event_tickets set expires_at = now()')
  expect((await connect(body.ticket)).status).toBe(401)
})

test('a page receives its unfinished runs at once, then every change', async () => {
  const person = await createMaker(app)
  const runId = await spend(person)
  const page = await listen(app, person)
  expect(page.response.headers.get('content-type')).toBe('text/event-stream')
  await expect.poll(() => page.runs()[0]).toMatchObject({ id: runId, status: 'open', outputs: [] })

  await generate(person, { runId })
  await expect.poll(() => page.runs().at(-1)?.outputs).toEqual([expect.objectContaining({ status: 'done' })])
  // Events must leave out the outputs' requests, which may contain ten thousand names.
  expect(Object.keys((await shownOutputsOf(app.db, [runId]))[0]!)).not.toContain('request')
  await person.call('POST', `/api/runs/${runId}/cancel`)
  await expect.poll(() => page.runs().at(-1)?.status).toBe('canceled')

  await spend(person)
  const credits = { credits_breakdown: expect.objectContaining({ headshot: 3 }), credits_remaining: 3 }
  await expect.poll(() => page.heard.findLast(({ event }) => event === 'credits')?.data).toEqual(credits)
  await page.close()
})

test('a changed plan is sent to its user’s pages only', async () => {
  const [person, other] = [await createMaker(app), await createMaker(app)]
  const [page, otherPage] = [await listen(app, person), await listen(app, other)]
  await expect.poll(() => [page.heard.length, otherPage.heard.length]).toEqual([1, 1])
  const othersPlan = (await other.call('GET', '/api/user/plan')).body
  await insertGrant(app, person.user.id, { headshot: 7 })
  await app.bus.publish(app.db, { topic: 'plan', userId: person.user.id, id: person.user.id })
  await expect.poll(() => page.heard).toHaveLength(2)
  const plan = (await person.call('GET', '/api/user/plan')).body
  expect(page.heard[1]).toEqual({ event: 'plan', data: plan })
  expect(otherPage.heard).toEqual([{ event: 'plan', data: othersPlan }])
  await page.close()
  await otherPage.close()
})

test('changes between a page’s first requests and its connection are sent on connecting', async () => {
  const person = await createMaker(app)
  const canceled = await spend(person)
  const open = await person.call('GET', '/api/runs?status=open')
  expect(open.body.runs).toEqual([expect.objectContaining({ id: canceled, status: 'open' })])
  await person.call('POST', `/api/runs/${canceled}/cancel`)
  const old = await spend(person)
  await person.call('POST', `/api/runs/${old}/cancel`)
  await app.pool.query(
    `update runs set touched_at = now() - interval '2 minutes', finished_at = now() - interval '2 minutes' where id = $1`,
    [old],
  )
  await spend(person)

  const page = await listen(app, person)
  const plan = (await person.call('GET', '/api/user/plan')).body
  expect(plan.credits_remaining).toBe(4)
  // Count each run once, because an event from before the connection may arrive late and repeat a run.
  await expect.poll(() => new Set(page.runs().map(({ id }) => id)).size).toBe(2)
  expect(page.heard[0]).toEqual({ event: 'plan', data: plan })
  expect(page.runs().find(({ id }) => id === canceled)).toMatchObject({ status: 'canceled' })
  expect(page.runs().map(({ id }) => id)).not.toContain(old)
  await page.close()
})

test('pages that connect during spends end with the right balance', async () => {
  const person = await createMaker(app, 12)
  const [pages] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => listen(app, person))),
    Promise.all(Array.from({ length: 12 }, () => spend(person))),
  ])
  const last = (page: (typeof pages)[number]) =>
    page.heard.findLast(({ event }) => event === 'plan' || event === 'credits')?.data.credits_remaining
  await expect.poll(() => pages.map(last)).toEqual(Array(8).fill(0))
  expect(pages.map(({ heard }) => heard[0]?.event)).toEqual(Array(8).fill('plan'))
  for (const page of pages) await page.close()
})

test('a ticket of one process opens a stream at another, which hears what the first one does', async () => {
  const person = await createMaker(app)
  const other = await app.another({ ROLE: 'api' })
  const page = await listen({ ...other, call: app.call }, person)
  const { body } = await generate(person)
  await expect.poll(() => page.runs().at(-1)?.outputs[0]?.status).toBe('done')
  expect(page.runs().at(-1).id).toBe(body.runId)
  await page.close()
  await other.close()
})

test('logging out ends the stream, and a ticket dies with its session', async () => {
  const person = await createMaker(app)
  const page = await listen(app, person)
  const { body } = await person.call('POST', '/api/events/ticket')
  await person.call('POST', '/api/auth/logout')
  await expect.poll(page.ended).toBe(true)
  expect((await connect(body.ticket)).status).toBe(401)
})

test('a user can have 20 event streams at most', async () => {
  const person = await createMaker(app)
  const pages = await Promise.all(Array.from({ length: 20 }, () => listen(app, person)))
  const { body } = await person.call('POST', '/api/events/ticket')
  expect(await connect(body.ticket)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  for (const page of pages) await page.close()
  await expect.poll(async () => (await connectOnce(person)).status).toBe(200)
})

test('a server that closes ends its streams', async () => {
  const person = await createMaker(app)
  const other = await app.another({ ROLE: 'api' })
  const page = await listen(other, person)
  await other.close()
  await expect.poll(page.ended).toBe(true)
})
