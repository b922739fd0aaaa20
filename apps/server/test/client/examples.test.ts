import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { paper } from '../certificates/certificate-kit.ts'
import { insertGrant } from '../factories/grant.ts'
import type { Person } from '../factories/person.ts'
import { createProgram } from '../keys/programs.ts'
import { readZip } from '../read-zip.ts'
import { portrait } from '../runs/pictures.ts'
import { createMaker, creditsLeft } from '../runs/studio.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const EXAMPLES = path.resolve(import.meta.dirname, '../../../../examples')
const gemini = await startGeminiStandIn()
const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-examples-'))
let app: TestApp
const children: ChildProcess[] = []
beforeAll(async () => {
  app = await buildApp({
    GEMINI_API_KEYS: 'key',
    GEMINI_BASE_URL: gemini.baseUrl,
    WEBHOOKS_ALLOW_LOOPBACK: 'on',
  })
})
afterAll(async () => {
  for (const child of children) child.kill()
  await app.close()
  await gemini.close()
  rmSync(folder, { recursive: true, force: true })
})

async function environmentOf(person: Person) {
  const { token } = await createProgram(app, person)
  return { ...process.env, UFARO_URL: app.url, UFARO_KEY: token }
}

const start = (script: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [path.join(EXAMPLES, script), ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })

test('a folder of ten photos becomes forty headshots for ten credits, and started again it costs nothing', async () => {
  const person = await createMaker(app, 10)
  const env = await environmentOf(person)
  const photos = mkdtempSync(path.join(folder, 'photos-'))
  for (let n = 0; n < 10; n++) {
    writeFileSync(path.join(photos, `photo-${n}.jpg`), Buffer.concat([portrait, Buffer.from([n])]))
  }
  const to = path.join(folder, 'headshots')
  const first = await start('headshots.ts', [photos, to], env)
  expect(first, first.output).toMatchObject({ code: 0 })
  expect(readdirSync(to)).toHaveLength(40)
  expect(await creditsLeft(person)).toBe(0)

  rmSync(to, { recursive: true })
  const second = await start('headshots.ts', [photos, to], env)
  expect(second, second.output).toMatchObject({ code: 0 })
  expect(readdirSync(to)).toHaveLength(40)
}, 120_000)

test('the script reports that there is no credit for a photo', async () => {
  const person = await createMaker(app, 0)
  const photos = mkdtempSync(path.join(folder, 'photos-'))
  writeFileSync(path.join(photos, 'ada.jpg'), portrait)
  const { code, output } = await start('headshots.ts', [photos, path.join(folder, 'none')], await environmentOf(person))
  expect(code).toBe(1)
  expect(output).toContain('NO_CREDITS')
})

test('a table of names becomes certificates, and the webhook receiver gets the end of their run', async () => {
  const person = await createMaker(app, 0)
  await insertGrant(app, person.user.id, { certificates: 1 })
  const env = await environmentOf(person)
  const hook = { url: 'http://127.0.0.1:1/', events: ['run.finished'] }
  const made = (await person.call('POST', '/api/webhooks', { body: hook })).body
  const receiver = spawn(process.execPath, [path.join(EXAMPLES, 'webhook-receiver.ts'), '0'], {
    env: { ...env, UFARO_WEBHOOK_SECRET: made.secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(receiver)
  const heard: string[] = []
  createInterface({ input: receiver.stdout! }).on('line', (line) => heard.push(line))
  await expect.poll(() => heard[0]).toContain('listening at')
  const [url] = /http:\S+/.exec(heard[0]!) ?? []
  await person.call('PATCH', `/api/webhooks/${made.webhook.id}`, { body: { url } })

  const template = path.join(folder, 'template.png')
  writeFileSync(template, await paper('png'))
  const table = path.join(folder, 'people.csv')
  writeFileSync(table, 'name,class\r\n"Eze, Ada",A\r\nBáyọ̀,B\r\n\r\n')
  const to = path.join(folder, 'certificates.zip')
  const { code, output } = await start('certificates.ts', [template, table, 'name', to], env)
  expect(code, output).toBe(0)
  expect((await readZip(readFileSync(to))).length).toBe(2)
  await expect.poll(() => heard.slice(1).map((line) => JSON.parse(line).type)).toEqual(['run.finished'])

  const forged = await fetch(url!, { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } })
  expect(forged.status).toBe(400)
}, 90_000)
