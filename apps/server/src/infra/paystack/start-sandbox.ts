import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import { type FoundSandbox, findSandbox } from './find-sandbox.ts'

/** The sandbox runs as a separate program, because product code must not import it. */
const PROGRAM = path.resolve(import.meta.dirname, '../../../../paystack-sandbox/src/main.ts')
const PATIENCE_MS = 20_000
const LOOK_MS = 50
const WATCH_MS = 2000
const ALREADY_RUNNING = 3

interface Options {
  dataDir: string
  host?: string
  /** 0 picks a free port, if possible the one of the last run. */
  port?: number
  publicUrl?: string
  secretKey?: string
  webhookUrl?: string
  rateLimited?: boolean
  log: Log
}

export interface SandboxProcess {
  baseUrl: string
  secretKey: string
  sendWebhooksTo: (url: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts the sandbox, or uses one that another process started for the same data folder. When that process ends, the
 * remaining processes start a new sandbox.
 * @throws StartFault with the sandbox's output if it does not start
 */
export async function startSandbox(options: Options): Promise<SandboxProcess> {
  const { log } = options
  const folder = path.join(options.dataDir, 'paystack-sandbox')
  const closing = new AbortController()
  let child: ChildProcess | undefined

  async function ensure(): Promise<FoundSandbox> {
    const deadline = Date.now() + PATIENCE_MS
    for (let said = { text: '' }; Date.now() < deadline; await sleep(LOOK_MS)) {
      const found = await findSandbox(folder)
      if (found || closing.signal.aborted) return found ?? Promise.reject(new StartFault('The start was stopped'))
      if (child && child.exitCode === null && child.signalCode === null) continue
      if (child && child.exitCode !== ALREADY_RUNNING) {
        throw new StartFault(
          `The payment sandbox did not start: ${said.text.trim() || `it ended with ${child.exitCode}`}`,
        )
      }
      ;({ child, said } = spawnSandbox(options, folder))
    }
    throw new StartFault(`The payment sandbox in ${folder} does not answer`)
  }

  const found = await ensure().catch(async (error) => {
    await end(child)
    throw error
  })

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(WATCH_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      if (closing.signal.aborted || (await findSandbox(folder))) continue
      child = undefined
      await ensure().catch((error: Error) => log.error({ err: error }, 'the payment sandbox exited'))
    }
  }
  const watching = watch()

  return {
    baseUrl: found.api,
    secretKey: found.secretKey,
    sendWebhooksTo: async (url) => {
      const headers = { authorization: `Bearer ${found.secretKey}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ webhook_url: url })
      const answer = await fetch(new URL('/control/settings', found.api), { method: 'PUT', headers, body })
      if (!answer.ok) log.warn({ status: answer.status }, 'could not set the webhook URL of the payment sandbox')
    },
    close: async () => {
      closing.abort()
      await end(child)
      await watching
    },
  }
}

function spawnSandbox(options: Options, folder: string): { child: ChildProcess; said: { text: string } } {
  const said = { text: '' }
  const child = spawn(process.execPath, [PROGRAM], {
    // The sandbox gets its own process group, so that Ctrl-C does not end it before the server has finished its
    // requests.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      SANDBOX_DATA: folder,
      SANDBOX_END_WITH_STDIN: '1',
      SANDBOX_HOST: options.host ?? '',
      SANDBOX_PORT: String(options.port ?? 0),
      SANDBOX_PUBLIC_URL: options.publicUrl ?? '',
      SANDBOX_SECRET_KEY: options.secretKey ?? '',
      SANDBOX_WEBHOOK_URL: options.webhookUrl ?? '',
      ...(options.rateLimited === false && { SANDBOX_RATE_LIMIT: '0' }),
    },
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    said.text = (said.text + chunk.toString()).slice(-2000)
  })
  child.once('error', (error) => {
    said.text += error.message
  })
  return { child, said }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}
