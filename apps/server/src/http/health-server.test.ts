import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHealthServer } from './health-server.ts'

let http: FastifyInstance
let url: string
let isOpen: boolean
let answered: string[]
beforeAll(async () => {
  http = Fastify({
    serverFactory: (handler) =>
      createHealthServer(handler, {
        headersTimeout: 100,
        connectionsCheckingInterval: 20,
        isOpen: () => isOpen,
        onAnswer: (method) => answered.push(method),
      }),
  })
  http.all('/healthz', async (_request, reply) => reply.status(503).send({ status: 'closing' }))
  url = await http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  isOpen = true
  answered = []
})
afterAll(() => http.close())

test('the framework answers other paths, other methods and requests with a body', async () => {
  expect((await fetch(`${url}/health`)).status).toBe(404)
  expect((await fetch(`${url}/healthz?deep`)).status).toBe(503)
  expect((await fetch(`${url}/healthz`, { method: 'POST' })).status).toBe(503)
  expect((await fetch(`${url}/healthz`, { method: 'DELETE', body: 'x' })).status).toBe(503)
  expect(answered).toEqual([])
})

test('while the server closes, the framework refuses probes too', async () => {
  isOpen = false
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  expect(answered).toEqual([])
})

test('a connection whose headers do not arrive in time is closed', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nHost: ufaro\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})

test('a probe is answered without the framework', async () => {
  const get = await fetch(`${url}/healthz`)
  expect(get.status).toBe(200)
  expect(get.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await get.json()).toEqual({ status: 'ok' })
  const head = await fetch(`${url}/healthz`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe('15')
  expect(answered).toEqual(['GET', 'HEAD'])
})
