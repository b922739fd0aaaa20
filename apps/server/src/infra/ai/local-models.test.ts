import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findLocalModel } from './local-models.ts'

const answers = { status: 200, body: '' }
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
beforeEach(() => {
  asked.length = 0
})
afterAll(() => server.close())

test.each([
  ['refuses', 404, '{}'],
  ['speaks something else', 200, '{"models":[]}'],
  ['has no model', 200, '{"data":[]}'],
  ['breaks off', 200, '{"data":'],
])('a server that %s is not found', async (_, status, body) => {
  Object.assign(answers, { status, body })
  expect(await findLocalModel([port])).toBeNull()
})

test('a port without a server is skipped', async () => {
  expect(await findLocalModel([1])).toBeNull()
})

test('the first server that lists a model is found, and only its list is queried', async () => {
  Object.assign(answers, { status: 200, body: '{"object":"list","data":[{"id":"qwen3:4b"}]}' })
  expect(await findLocalModel([1, port])).toEqual({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'qwen3:4b' })
  expect(asked).toEqual(['GET /v1/models'])
})
