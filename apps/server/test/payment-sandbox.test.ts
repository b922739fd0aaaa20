import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type SandboxProcess, startSandbox } from '#server/infra/paystack/start-sandbox.ts'
import { makePlace, removePlaces } from './processes/places.ts'
import { endPrograms, type Program, startServer } from './processes/program.ts'

const log = pino({ level: 'silent' })
const open: SandboxProcess[] = []
afterEach(async () => {
  await endPrograms()
  await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))
  await removePlaces()
})

interface Announcement {
  api: string
  secretKey: string
}
const announcement = (dataDir: string) => path.join(dataDir, 'paystack-sandbox', 'running.json')
const announced = (dataDir: string) => JSON.parse(readFileSync(announcement(dataDir), 'utf8')) as Announcement

const start = async (dataDir: string, port = 0) => {
  const sandbox = await startSandbox({ dataDir, port, log })
  open.push(sandbox)
  return sandbox
}
const ready = async (server: Program) => (await server.says(/^Ufaro is ready at (http\S+)$/m))[1]!

async function ask({ api, secretKey }: Announcement, method: string, url: string, body?: object) {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const answer = await fetch(new URL(url, api), { method, headers, body: body && JSON.stringify(body) })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

test('a public address has no sandbox unless it is asked for', async () => {
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir, PUBLIC_URL: 'https://studio.example' })
  await ready(server)
  expect(server.output()).toMatch(/^Payments are off: set PAYSTACK_SECRET_KEY, .*$/m)
  expect(existsSync(announcement(dataDir))).toBe(false)
})

test('a sandbox that was switched off stays off on this machine too', async () => {
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir, PAYSTACK_SANDBOX: 'off' })
  await ready(server)
  expect(server.output()).toMatch(/^Payments are off: /m)
})

test('the sandbox does not start with a live key', async () => {
  const server = startServer({
    DATA_DIR: makePlace(),
    PAYSTACK_SANDBOX: 'on',
    PAYSTACK_SECRET_KEY: 'sk_live_123456789',
  })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('PAYSTACK_SANDBOX cannot be on together with a live PAYSTACK_SECRET_KEY')
  await expect(startSandbox({ dataDir: makePlace(), secretKey: 'sk_live_123456789', log })).rejects.toThrow(
    'SANDBOX_SECRET_KEY must be a test key',
  )
})

test('on this machine the sandbox starts and stops with the server, sends it events, and keeps its data', async () => {
  const dataDir = makePlace()
  const first = startServer({ DATA_DIR: dataDir })
  const url = await ready(first)
  const sandbox = announced(dataDir)
  const { port } = new URL(url)
  expect(await ask(sandbox, 'GET', '/control/settings')).toEqual({
    webhook_url: `http://127.0.0.1:${port}/api/payments/webhook`,
  })
  const payment = { email: 'ada@example.com', amount: 5000, reference: 'before-the-stop' }
  await ask(sandbox, 'POST', '/transaction/initialize', payment)
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await expect(fetch(sandbox.api)).rejects.toThrow()

  const second = startServer({ DATA_DIR: dataDir })
  await ready(second)
  expect(announced(dataDir)).toMatchObject({ api: sandbox.api, secretKey: sandbox.secretKey })
  const found = await ask(sandbox, 'GET', '/transaction/verify/before-the-stop')
  expect(found).toMatchObject({ reference: 'before-the-stop', amount: 5000 })

  second.kill('SIGKILL')
  await second.ended
  await expect
    .poll(() =>
      fetch(sandbox.api).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

test('several servers on one data folder share one sandbox, and the others continue when the first ends', async () => {
  const dataDir = makePlace()
  const one = await start(dataDir)
  const [two] = await Promise.all([start(dataDir), start(dataDir)])
  expect(two).toMatchObject({ baseUrl: one.baseUrl, secretKey: one.secretKey })
  const there = async () => (await fetch(new URL('/control/health', one.baseUrl))).status
  await open.shift()!.close()
  await expect.poll(() => there().catch(() => 0)).toBe(200)
})

test('of several first starts at once only one starts the sandbox', async () => {
  const dataDir = makePlace()
  const all = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
  expect(new Set(all.map(({ baseUrl }) => baseUrl)).size).toBe(1)
})

test('the error names a port that is taken', async () => {
  const { baseUrl } = await start(makePlace())
  const { port } = new URL(baseUrl)
  await expect(start(makePlace(), Number(port))).rejects.toThrow(`SANDBOX_PORT ${port} is taken`)
})
