import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cloneInto } from './processes/clone.ts'
import { makePlace, postmasterIsGone, postmasterOf, removePlaces } from './processes/places.ts'
import { endPrograms, type Program, startProgram } from './processes/program.ts'

// These tests run the README's command with the machine's own Node and npm, in a folder that only its owner can read.
let clone: string
beforeAll(() => {
  clone = cloneInto(makePlace(0o700))
})
afterEach(endPrograms)
afterAll(() => removePlaces('a clone/.data'))

const dataDir = () => path.join(clone, '.data')
const npmStart = (options = {}): Program =>
  startProgram(['npm', 'start'], { cwd: clone, env: { PORT: '0' }, ...options })
const ready = (npm: Program) => npm.says(/^Ufaro is ready at (http\S+)$/m)

test('SIGTERM to npm stops the server and its database', async () => {
  writeFileSync(path.join(clone, '.env'), 'ADMIN_EMAIL=chief@example.com\n')
  const npm = npmStart()
  const [, url] = await ready(npm)
  expect(npm.output()).toContain('Admin account, shown this once: chief@example.com')
  expect((await fetch(`${url}/api/plans`)).status).toBe(200)
  expect(postmasterOf(dataDir())).toBeDefined()
  npm.kill('SIGTERM')
  await npm.ended
  await postmasterIsGone(dataDir())
  await expect(fetch(url!)).rejects.toThrow()
})

test('Ctrl-C stops the server and its database gracefully', async () => {
  const npm = npmStart({ detached: true })
  await ready(npm)
  // Ctrl-C signals the whole process group, and npm forwards the signal too, so the app receives it twice.
  process.kill(-npm.pid, 'SIGINT')
  await npm.ended
  await postmasterIsGone(dataDir())
  expect(npm.output()).toContain('Stopping')
})

test('a second start takes over the database that a killed server left running', async () => {
  const first = npmStart({ detached: true })
  await ready(first)
  const database = postmasterOf(dataDir())
  process.kill(-first.pid, 'SIGKILL')
  await first.ended
  const second = npmStart()
  await ready(second)
  expect(postmasterOf(dataDir())).toBe(database)
})
