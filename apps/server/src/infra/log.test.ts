import { PassThrough } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what an address opens by itself is not written down', async () => {
  const written = new PassThrough()
  const http = Fastify({ loggerInstance: createLog('info', written) as FastifyBaseLogger })
  http.get('/*', async () => 'well')
  await http.inject('/files/abc?exp=1700000000&sig=very-secret')
  await http.inject('/api/events?ticket=very-secret&after=3')
  await http.inject('/api/user/plan?key=ufk_12345678_very-secret')
  const lines = String(written.read())
  expect(lines).toContain('/files/abc?exp=1700000000&sig=***')
  expect(lines).toContain('/api/events?ticket=***&after=3')
  expect(lines).toContain('/api/user/plan?key=ufk_***')
  expect(lines).not.toContain('very-secret')
})
