import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSandbox } from '#sandbox/sandbox.ts'
import { readSettings } from '#sandbox/settings.ts'
import { startKit } from './kit.ts'

test.each([
  [{ SANDBOX_SECRET_KEY: 'sk_live_0123456789' }, /^SANDBOX_SECRET_KEY must be a test key/],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT must be a whole number from 0 to 65535'],
  [{ SANDBOX_WEBHOOK_URL: 'mail:me' }, 'SANDBOX_WEBHOOK_URL must be an http or https URL'],
])('%j is refused', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('it listens on loopback unless configured otherwise', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 0, timeScale: 720 })
})

test('a folder has one sandbox, and a line truncated by a kill loses only itself', async () => {
  const kit = await startKit()
  const settings = { ...readSettings({}), folder: kit.folder }
  await expect(startSandbox(settings)).rejects.toThrow(`A sandbox is already running on ${kit.folder}`)
  await kit.initialize({ reference: 'whole' })
  appendFileSync(path.join(kit.folder, 'journal.jsonl'), '{"table":"transactions","key":"half","row":{"refe')
  await kit.restart()
  expect(await kit.get('/transaction/verify/whole')).toMatchObject({ http: 200 })
  expect(await kit.get('/transaction/verify/half')).toMatchObject({ http: 404 })
  await kit.stop()
})
