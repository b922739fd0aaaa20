import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installBodyWatch } from './body-watch.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify()
  installBodyWatch(app, { idleMs: 150, slowAfterMs: 300, slowest: 1000, longestMs: 2000, lookEveryMs: 20 })
  app.post('/takes', async () => ({ taken: true }))
  app.post('/slow', async () => {
    await sleep(400)
    return { taken: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

function drip(bytes: number, everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const head = 'POST /takes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json'
    socket.write(`${head}\r\ncontent-length: ${bytes}\r\n\r\n{`)
    const timer = everyMs > 0 ? setInterval(() => socket.write(' '), everyMs) : undefined
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(answer)
    })
  })
}

test('a body that stops, one that only drips, and one that nobody reads are cut off', async () => {
  expect(await Promise.all([drip(100_000, 0), drip(100_000, 30)])).toEqual(['', ''])
  expect(await drip(9_000_000, 30), 'an answer does not keep the connection').toMatch(/^HTTP\/1.1 413/)
})

test('a connection whose request is complete stays open', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/takes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"whole": true}',
  })
  expect(await answer.json()).toEqual({ taken: true })
})

test('a request injected in the process is not cut off', async () => {
  const answer = await app.inject({ method: 'POST', url: '/slow', payload: { whole: true } })
  expect(answer.json()).toEqual({ taken: true })
})
