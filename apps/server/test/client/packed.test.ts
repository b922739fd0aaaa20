import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createProgram } from '../keys/programs.ts'
import { node, repository } from '../processes/program.ts'
import { createMaker } from '../runs/studio.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-packed-'))
let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the packed client installs without a network and works with nothing else beside it', async () => {
  await run(node, [path.join(repository, 'tools/pack-client.ts'), folder], { cwd: repository })
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  const cwd = mkdtempSync(path.join(folder, 'user-'))
  writeFileSync(path.join(cwd, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join(folder, tarball!)], { cwd })
  writeFileSync(
    path.join(cwd, 'plan.js'),
    `import { createClient } from '@ufaro/client'
     const ufaro = createClient({ url: process.env.UFARO_URL, key: process.env.UFARO_KEY })
     console.log(JSON.stringify(await ufaro.getPlan()))`,
  )
  const person = await createMaker(app, 3)
  const env = { ...process.env, UFARO_URL: app.url }
  const refused = run('node', ['plan.js'], { cwd, env: { ...env, UFARO_KEY: 'ufk_made_up' } })
  await expect(refused).rejects.toThrow('UfaroError')
  const { token } = await createProgram(app, person)
  const { stdout } = await run('node', ['plan.js'], { cwd, env: { ...env, UFARO_KEY: token } })
  expect(JSON.parse(stdout).credits_remaining).toBe(3)
}, 60_000)
