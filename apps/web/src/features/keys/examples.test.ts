import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { examplesFor } from './examples.ts'

const run = promisify(execFile)

test.each([
  [['read', 'make'], 'GET /api/user/plan'],
  [['webhooks'], 'GET /api/webhooks'],
  [['make'], 'POST /api/copy'],
] as const)('what is copied for %s works as it was pasted', async (scopes, wanted) => {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    asked.push(
      `${request.method} ${request.url} ${request.headers.authorization} ${body && Object.keys(JSON.parse(body))}`,
    )
    response.setHeader('content-type', 'application/json').end('{"fine":true}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [curl, script] = examplesFor(origin, 'ufk_secret', scopes)
  await run('sh', ['-c', curl!.code])
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script!.code])
  expect(stdout).toContain('fine: true')
  const call = `${wanted} Bearer ufk_secret ${wanted.startsWith('POST') ? 'productDescription' : ''}`
  expect(asked).toEqual([call, call])
  server.close()
})
