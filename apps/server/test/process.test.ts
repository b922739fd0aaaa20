import { execFileSync } from 'node:child_process'
import { createServer, connect as openSocket, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { makePlace, postmasterIsGone, postmasterOf, removePlaces } from './processes/places.ts'
import { endPrograms, node, type Program, repository, startProgram, startServer } from './processes/program.ts'

const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await endPrograms()
  await removePlaces()
})

const address = async (server: Program) => (await server.says(/^Ufaro is ready at (http\S+)$/m))[1]!

test('every invalid variable is reported on one line, and nothing starts', async () => {
  const dataDir = makePlace()
  const wrong = { PORT: '-1.5', ROLE: 'boss', SMTP_URL: 'mail', TRUST_PROXY: 'sometimes', IMAGE_ENGINE: 'gemini' }
  const outside = { PAYSTACK_BASE_URL: 'https://example.com/api', SUPPORT_EMAIL: 'help' }
  const server = startServer({ DATA_DIR: dataDir, ...wrong, ...outside })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([
    'PORT must be a port from 0 to 65535',
    'ROLE must be all, api or worker',
    'SMTP_URL must be an smtp:// or smtps:// URL',
    'PAYSTACK_BASE_URL must be an origin, without a path',
    'TRUST_PROXY must be true, false, a number of hops, or addresses and networks with commas between',
    'SUPPORT_EMAIL must be an email address',
    'IMAGE_ENGINE is gemini, which needs GEMINI_API_KEYS',
  ])
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('a data folder that cannot be made is one line', async () => {
  const server = startServer({ DATA_DIR: '/dev/null/data' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^DATA_DIR cannot be used: .*\n$/)
})

test('a database that is not there is one line without its password', async () => {
  const server = startServer({ DATA_DIR: makePlace(), DATABASE_URL: 'postgres://me:secret@127.0.0.1/x?host=/nowhere' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^DATABASE_URL cannot be used: .*\n$/)
  expect(server.output()).not.toContain('secret')
})

test('a taken port is one line, and the database is stopped again', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir, PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`PORT ${port} is taken by another program on 127.0.0.1\n`)
  // The failed start had created the account and must have printed the password, which cannot be shown again.
  expect(server.output()).toContain('Admin account')
  expect(postmasterOf(dataDir)).toBeUndefined()
  taken.close()
})

test('the admin’s password is shown once', async () => {
  const dataDir = makePlace(0o700)
  const first = startServer({ DATA_DIR: dataDir })
  await address(first)
  expect(first.output()).toMatch(/^Admin account, shown this once: \S+@\S+ with the password \S{12,}$/m)
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = startServer({ DATA_DIR: dataDir })
  await address(second)
  expect(second.output()).not.toContain('Admin account')
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s stops the server and its database', async (signal) => {
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir })
  const url = await address(server)
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)
  server.kill(signal)
  // Under npm, Ctrl-C sends the signal twice. The second one must not force the exit.
  server.kill(signal)
  expect(await server.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
  await expect(fetch(url)).rejects.toThrow()
})

test('a signal during the start leaves no database process', async () => {
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir })
  while (!postmasterOf(dataDir)) await sleep(5)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await postmasterIsGone(dataDir)
  expect(server.output()).toBe('Stopping …\n')
})

test('a second signal ends a shutdown that a slow request delays, and the database stops', async () => {
  const dataDir = makePlace()
  const server = startServer({ DATA_DIR: dataDir })
  await sendHalfARequest(await address(server))
  server.kill('SIGTERM')
  await server.says(/Stopping/)
  await sleep(1200)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(143)
  await postmasterIsGone(dataDir)
})

test('a second server on a data folder is refused, and after a kill -9 a new one takes over the database', async () => {
  const dataDir = makePlace()
  const first = startServer({ DATA_DIR: dataDir })
  const url = await address(first)
  const second = startServer({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(`Ufaro is already running on ${dataDir}\n`)
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)

  const database = postmasterOf(dataDir)
  first.kill('SIGKILL')
  await first.ended
  const third = startServer({ DATA_DIR: dataDir })
  await address(third)
  expect(postmasterOf(dataDir)).toBe(database)
})

test('an api and a worker share an external database; the worker asks for no port', async () => {
  const { url: DATABASE_URL, drop } = await createDatabase('template1')
  const [api, worker] = [
    startServer({ DATA_DIR: makePlace(), DATABASE_URL, ROLE: 'api' }),
    startServer({ DATA_DIR: makePlace(), DATABASE_URL, ROLE: 'worker', PORT: '' }),
  ]
  await address(api)
  await worker.says(/^Ufaro is ready and works through the queue$/m)
  const told = [api, worker].filter((server) => server.output().includes('Admin account'))
  expect(told).toHaveLength(1)
  for (const server of [api, worker]) server.kill('SIGTERM')
  expect(await Promise.all([api.ended, worker.ended])).toEqual([0, 0])
  await drop()
})

test('a worker with a port serves only health endpoints', async () => {
  const { url: DATABASE_URL, drop } = await createDatabase('template1')
  const worker = startServer({ DATA_DIR: makePlace(), DATABASE_URL, ROLE: 'worker' })
  const url = await address(worker)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/api/plans`)).status).toBe(404)
  worker.kill('SIGTERM')
  await worker.ended
  await drop()
})

async function sendHalfARequest(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = openSocket(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => {})
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  // A response on a second connection proves that the server has read what the first one sent.
  await fetch(`${url}/api/plans`)
}

test('supervised, a server that is killed is back on its port by itself, on the same database', async () => {
  const dataDir = makePlace()
  const supervisor = startProgram([node, path.join(repository, 'scripts/start.ts')], {
    env: { DATA_DIR: dataDir, PORT: '0', ADMIN_EMAIL: 'chief@example.com' },
  })
  const url = await address(supervisor)
  const database = postmasterOf(dataDir)
  const [server] = childrenOf(supervisor.pid)
  process.kill(server!, 'SIGKILL')
  const began = performance.now()
  await supervisor.says(/has ended \(SIGKILL\) and starts again[\s\S]*Ufaro is ready at/)
  expect(performance.now() - began).toBeLessThan(15_000)
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)
  expect(postmasterOf(dataDir)).toBe(database)
  supervisor.kill('SIGTERM')
  expect(await supervisor.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('the supervisor prints the reason of a failed first start once', async () => {
  const supervisor = startProgram([node, path.join(repository, 'scripts/start.ts')], { env: { PORT: '-1' } })
  expect(await supervisor.ended).toBe(1)
  expect(supervisor.output().trim()).toBe('PORT must be a port from 0 to 65535')
})

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
    .map(Number)
