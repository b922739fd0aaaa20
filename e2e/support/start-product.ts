import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

export interface Product {
  url: string
  stop: () => Promise<void>
}

/**
 * The defaults are LOG_LEVEL warn and a free port.
 * @throws Error with the server's output if the server does not start in time
 */
export async function startProduct(variables: Record<string, string>): Promise<Product> {
  const child = spawn(path.join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: '0', ...variables },
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }

  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const url = /^Ufaro is ready at (http\S+)$/m.exec(said)?.[1]
    if (url) return { url, stop }
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill()
      throw new Error(`The server did not start:\n${said}`)
    }
  }
}
