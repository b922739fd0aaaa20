import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER } from '../scripts/server.ts'

interface Running {
  url: string
  pid: number
  stop: () => Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '..')
/** A program that does not stop within this time is killed. The product's shutdown takes less time. */
const STOP_MS = 30_000
const READY = /^Ufaro is ready at (\S+)/

/** Starts the server in its own process, so that it does not slow down the measurements in this one. */
export const startBareServer = (): Promise<Running> => startForked(new URL('./bare-server.ts', import.meta.url))

export const startLeastServer = (engineUrl: string): Promise<Running> =>
  startForked(new URL('./least-server.ts', import.meta.url), engineUrl)

async function startForked(module: URL, ...args: string[]): Promise<Running> {
  const child = fork(module, args)
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { url, pid: child.pid!, stop: () => end(child) }
}

export async function startProduct(variables: Record<string, string>): Promise<Running> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ufaro-bench-'))
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...variables,
  }
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await readyAt(child),
    pid: child.pid!,
    stop: async () => {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function readyAt({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the product says nothing')
  for await (const line of createInterface(stdout)) {
    const [, url] = READY.exec(line) ?? []
    if (!url) continue
    stdout.resume()
    return url.replace('localhost', '127.0.0.1')
  }
  throw new Error('the product did not start')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const enough = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await once(child, 'exit')
  clearTimeout(enough)
}
