// This runs before packages are installed and under any Node version, so it is plain JavaScript and imports only
// modules of Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => path.join(root, ...parts)
const cache = at('.cache')
const lockFile = path.join(cache, 'prepare.lock')
const webStamp = path.join(cache, 'web-built-from')
// `npm start --omit=dev` installs no development packages.
const lean = (process.env.npm_config_omit ?? '').split(/[\s,]+/).includes('dev')
const withBuild = !process.argv.includes('--no-build')
const WEB_SOURCES = [
  ...[
    'src',
    'build',
    'public',
    'index.html',
    'app.html',
    'event.html',
    'vite.config.ts',
    'event.config.ts',
    'package.json',
  ].map((name) => path.join('apps/web', name)),
  ...['packages/contract/src', 'packages/render/src/draw', 'packages/render/src/codec', 'package-lock.json'],
]
/** The build writes this folder itself, so its files are not sources. */
const GENERATED = [path.normalize('apps/web/src/ui/fonts')]

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed, this is ${process.version}`)
endWithParent()
if (installIsStale() || buildIsStale()) await locked(prepare)

async function prepare() {
  // Check again, because another process may have finished the work meanwhile. A build needs development packages: a
  // production install adds them for the build and removes them afterwards.
  const forBuild = lean && buildIsStale()
  if (installIsStale(lean && !forBuild)) {
    say('Installing packages as the lockfile says …')
    const dev = lean && !forBuild ? '--omit=dev' : '--include=dev'
    await npm('ci', dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
    if (installIsStale(lean)) fail(`npm ci brought no Node for ${process.platform}-${process.arch}`)
  }
  if (buildIsStale()) {
    say('Building the web app …')
    const sources = hashOfSources()
    rmSync(webStamp, { force: true })
    await npm('run', 'build', '--workspace=apps/web', '--silent')
    writeFileSync(webStamp, sources)
  }
  if (forBuild) await npm('prune', '--omit=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
}

function installIsStale(withoutDev = lean) {
  if (!existsSync(at('node_modules/.bin/node'))) return true
  try {
    const wanted = readPackages('package-lock.json')
    const installed = readPackages('node_modules/.package-lock.json')
    return Object.entries(wanted).some(([name, entry]) => {
      // Optional packages may belong to other platforms.
      if (!name.startsWith('node_modules/')) return false
      const mayLack = entry.optional || (withoutDev && (entry.dev || entry.devOptional))
      if (mayLack && !installed[name]) return false
      return installed[name]?.version !== entry.version || installed[name]?.integrity !== entry.integrity
    })
  } catch {
    return true
  }
}

function readPackages(name) {
  return JSON.parse(readFileSync(at(name), 'utf8')).packages
}

function buildIsStale() {
  if (!withBuild) return false
  const built = existsSync(at('apps/web/dist/index.html')) && existsSync(webStamp)
  return !built || readFileSync(webStamp, 'utf8') !== hashOfSources()
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of WEB_SOURCES) {
    for (const file of filesIn(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(at(file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** Relative paths of all files, sorted. Empty if the source does not exist. */
function filesIn(source) {
  const stats = statSync(at(source), { throwIfNoEntry: false })
  if (!stats || GENERATED.includes(source)) return []
  if (!stats.isDirectory()) return [source]
  return readdirSync(at(source))
    .sort()
    .flatMap((name) => filesIn(path.join(source, name)))
}

/** Runs `work` while holding the clone's lock, so that a second start waits. */
async function locked(work) {
  mkdirSync(cache, { recursive: true })
  for (let told = false; !claim(); await sleep(200)) {
    const holder = Number(readOr(lockFile, '0'))
    if (holder && isAlive(holder)) {
      if (!told) say(`Waiting for another start (process ${holder}) to finish its preparation …`)
      told = true
    } else {
      dropStaleLock(holder)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function claim() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** The lock file is renamed before it is removed, so that only one of several processes succeeds. */
function dropStaleLock(holder) {
  const mine = `${lockFile}.${process.pid}`
  try {
    renameSync(lockFile, mine)
    if (Number(readOr(mine, '0')) !== holder) renameSync(mine, lockFile)
    else rmSync(mine)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** npm gets its own process group, so that all its children can be ended with it. */
async function npm(...args) {
  const self = process.env.npm_execpath
  const [command, ...first] = self?.endsWith('.js') ? [process.execPath, self] : ['npm']
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The process has already ended.
    }
  }
  process.on('exit', end)
  const code = await new Promise((resolve) => child.on('error', () => resolve(127)).on('exit', resolve))
  process.off('exit', end)
  if (code !== 0) fail(`npm ${args[0]} failed (${code ?? 'ended by a signal'})`)
}

/** A killed shell does not pass the signal on to its child, so this process watches its parent. */
function endWithParent() {
  const parent = process.ppid
  const stop = () => {
    if (Number(readOr(lockFile, '0')) === process.pid) rmSync(lockFile, { force: true })
    process.exit(143)
  }
  setInterval(() => process.ppid !== parent && stop(), 300).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  say(line)
  if (Number(readOr(lockFile, '0')) === process.pid) rmSync(lockFile, { force: true })
  process.exit(1)
}
