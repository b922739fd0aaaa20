import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './run.ts'

// A fake npm that records its calls in the file `asked` of the test's minimal clone.
const FAKE_NPM = `
const fs = require('node:fs')
const [command, ...flags] = process.argv.slice(2)
fs.appendFileSync('asked', command + '\\n')
if (fs.existsSync('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(fs.readFileSync('slow')))
// Exit if the test has already deleted this clone, because mkdir in a deleted folder never returns.
if (!fs.existsSync('package-lock.json')) process.exit(4)
if (fs.existsSync('broken')) process.exit(3)
if (command === 'ci') {
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.writeFileSync('node_modules/.bin/node', '')
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
  if (flags.includes('--omit=dev')) prune()
} else if (command === 'prune') {
  prune()
} else {
  fs.mkdirSync('apps/web/dist', { recursive: true })
  fs.writeFileSync('apps/web/dist/index.html', '')
}
fs.appendFileSync('asked', command + ' done\\n')
function prune() {
  const kept = JSON.parse(fs.readFileSync('node_modules/.package-lock.json', 'utf8'))
  for (const [name, { dev }] of Object.entries(kept.packages)) if (dev) delete kept.packages[name]
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(kept))
}
`
let clone: string
const at = (...parts: string[]) => path.join(clone, ...parts)
const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').trim().split('\n') : [])
const lock = (version: string) =>
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({
      packages: {
        '': { name: 'x' },
        'node_modules/a': { version },
        'node_modules/elsewhere': { version: '1.0.0', optional: true },
        'node_modules/tool': { version: '1.0.0', dev: true },
      },
    }),
  )
const env = () => ({ ...process.env, npm_execpath: at('npm.js') })
const prepare = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], { cwd: clone, env: env(), encoding: 'utf8' })

const children: ChildProcess[] = []
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'ufaro prepare-'))
  mkdirSync(at('scripts'))
  mkdirSync(at('apps/web/src'), { recursive: true })
  cpSync(path.join(root, 'scripts/prepare.mjs'), at('scripts/prepare.mjs'))
  writeFileSync(at('npm.js'), FAKE_NPM)
  writeFileSync(at('apps/web/src/main.ts'), 'first')
  lock('1.0.0')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(clone, { recursive: true, force: true })
})

test('a fresh clone is installed and built once', () => {
  expect(prepare().status).toBe(0)
  expect(prepare().status).toBe(0)
  expect(asked()).toEqual(['ci', 'ci done', 'run', 'run done'])
})

test('a server keeps no development packages: not after a build, and none are fetched where the pages are built', () => {
  const lean = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
      cwd: clone,
      env: { ...env(), npm_config_omit: 'dev' },
      encoding: 'utf8',
    })
  const installed = () => Object.keys(JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8')).packages)
  expect(lean().status).toBe(0)
  expect(asked().filter((line) => line.endsWith('done'))).toEqual(['ci done', 'run done', 'prune done'])
  expect(installed()).not.toContain('node_modules/tool')
  expect(lean().status).toBe(0)
  rmSync(at('node_modules'), { recursive: true })
  expect(lean().status).toBe(0)
  expect(asked().filter((line) => line.endsWith('done'))).toEqual(['ci done', 'run done', 'prune done', 'ci done'])
  expect(installed()).not.toContain('node_modules/tool')
  expect(prepare().status).toBe(0)
  expect(installed()).toContain('node_modules/tool')
})

test('without the build nothing is built', () => {
  expect(prepare('--no-build').status).toBe(0)
  expect(asked()).toEqual(['ci', 'ci done'])
})

test('a changed lockfile installs and builds again', () => {
  prepare()
  lock('1.0.1')
  prepare()
  expect(asked().filter((line) => line.endsWith('done'))).toEqual(['ci done', 'run done', 'ci done', 'run done'])
})

test('a changed source builds again, and so does a build that is gone', () => {
  prepare()
  writeFileSync(at('apps/web/src/main.ts'), 'second')
  prepare()
  rmSync(at('apps/web/dist'), { recursive: true })
  prepare()
  expect(asked().filter((line) => line === 'run')).toHaveLength(3)
  expect(asked().filter((line) => line === 'ci')).toHaveLength(1)
})

test('a failed step stops the start with a message, and the next start repeats it', () => {
  writeFileSync(at('broken'), '')
  const { status, stderr } = prepare()
  expect(status).toBe(1)
  expect(stderr).toContain('npm ci failed (3)')
  rmSync(at('broken'))
  expect(prepare().status).toBe(0)
})

test('two simultaneous starts prepare the clone once', async () => {
  writeFileSync(at('slow'), '500')
  const codes = await Promise.all([start().ended, start().ended, start().ended])
  expect(codes).toEqual([0, 0, 0])
  expect(asked()).toEqual(['ci', 'ci done', 'run', 'run done'])
})

test('the lock of a killed process is taken over', async () => {
  writeFileSync(at('slow'), '5000')
  const { child, ended } = start()
  while (!asked().includes('ci')) await sleep(20)
  child.kill('SIGKILL')
  await ended
  rmSync(at('slow'))
  expect(existsSync(at('.cache/prepare.lock'))).toBe(true)
  expect(prepare().status).toBe(0)
})

test('if its shell is stopped, the preparation ends npm and itself', async () => {
  writeFileSync(at('slow'), '60000')
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" scripts/prepare.mjs && echo never`], {
    cwd: clone,
    env: env(),
  })
  children.push(shell)
  while (!asked().includes('ci')) await sleep(20)
  const pid = Number(readFileSync(at('.cache/prepare.lock'), 'utf8'))
  shell.kill('SIGTERM')
  while (isAlive(pid)) await sleep(20)
  expect(existsSync(at('.cache/prepare.lock'))).toBe(false)
  expect(asked()).toEqual(['ci'])
})

function start() {
  const child = spawn(process.execPath, ['scripts/prepare.mjs'], { cwd: clone, env: env(), stdio: 'ignore' })
  children.push(child)
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
