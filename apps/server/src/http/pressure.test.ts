import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { bareHttp } from '../../test/factories/bare-http.ts'
import { installPressure } from './pressure.ts'

let http: FastifyInstance
afterEach(() => http.close())

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

async function serve(): Promise<(path: string) => Promise<number>> {
  http = bareHttp()
  installPressure(http)
  for (const path of ['/work', '/healthz']) http.get(path, async () => 'done')
  await http.ready()
  for (let n = 0; n < 2; n++) {
    block(1200)
    await setImmediate()
  }
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  return async (path) => (await fetch(url + path)).status
}

test('a server that falls behind refuses new work, answers probes, and takes work again once it has caught up', async () => {
  const statusOf = await serve()
  const statusAfterBlock = async (path: string) => {
    block(1200)
    return statusOf(path)
  }
  await expect.poll(() => statusAfterBlock('/work'), { interval: 0 }).toBe(503)
  expect(await statusAfterBlock('/healthz')).toBe(200)
  await expect.poll(() => statusOf('/work')).toBe(200)
})

test('a slow startup causes no refusals', async () => {
  const statusOf = await serve()
  expect(await statusOf('/work')).toBe(200)
})
