import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../../../test/loopback-api.ts'
import { createCall } from '../http/create-call.ts'
import { openEventStream } from './event-stream.ts'
import type { ServerEvent } from './sse-reader.ts'

let api: LoopbackApi
let stop = () => {}
beforeEach(async () => {
  let tickets = 0
  api = await startLoopbackApi({
    'POST /api/events/ticket': () => ({ body: { ticket: `t${++tickets}`, expires_in: 60 } }),
  })
})
afterEach(async () => {
  stop()
  await api.close()
})

function listen({ onGap = () => {}, loadedAt = Date.now() } = {}) {
  const heard: ServerEvent[] = []
  const call = createCall(api.base, { token: () => 'token', renew: async () => null })
  const onEvent = (event: ServerEvent) => heard.push(event)
  stop = openEventStream({ base: api.base, call, onEvent, onGap, loadedAt, firstPauseMs: 5 })
  return heard
}

test('a page whose request for a ticket is refused does not retry', async () => {
  api.routes['POST /api/events/ticket'] = () => ({ status: 401, body: { error: 'No' } })
  listen()
  await vi.waitFor(() => expect(api.count('POST /api/events/ticket')).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(api.count('POST /api/events/ticket')).toBe(1)
})

test('every connection uses a new ticket', async () => {
  api.routes['GET /api/events'] = () => ({ text: 'event: run\ndata: {"id":"r1"}\n\n' })
  const heard = listen()
  await vi.waitFor(() => expect(api.count('GET /api/events')).toBeGreaterThan(2))
  const tickets = api.seen.filter(({ path }) => path === '/api/events').map(({ query }) => query.get('ticket'))
  expect(new Set(tickets).size).toBe(tickets.length)
  expect(heard[0]).toEqual({ event: 'run', data: '{"id":"r1"}' })
})

test('a page that connects more than 30 s after loading its data is told to reload it', async () => {
  const onGap = vi.fn()
  api.routes['GET /api/events'] = () => ({ text: ': hello\n\n', open: true })
  listen({ onGap, loadedAt: Date.now() - 31_000 })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce())
})

test('listeners are notified of reconnections, not of an early first connection', async () => {
  const onGap = vi.fn()
  let answers = 0
  api.routes['GET /api/events'] = () => {
    answers += 1
    if (answers === 2) return { status: 503, body: { error: 'Busy' } }
    return { text: ': hello\n\n', open: answers === 3 }
  }
  listen({ onGap })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce())
  expect(answers).toBe(3)
})

test('comments are ignored, multi-line data is joined, and partial events are buffered', async () => {
  api.routes['GET /api/events'] = () => ({
    text: ': hello\n\nevent: a\r\ndata: 1\r\ndata: 2\r\n\r\ndata: half',
    open: true,
  })
  const heard = listen()
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]).toEqual({ event: 'a', data: '1\n2' })
})
