import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import { type FoundSandbox, findSandbox } from './find-sandbox.ts'

/** By path: the product talks to it over HTTP, as it would to the provider, and imports nothing of it. */
const PROGRAM = path.resolve(import.meta.dirname, '../../../../paystack-sandbox/src/main.ts')
const PATIENCE_MS = 20_000
const LOOK_MS = 50
/** How soon the end of a sandbox that another process had started is noticed. */
const WATCH_MS = 2000
/** What its program ends with where another one serves the folder. */
const ALREADY_RUNNING = 3

interface Options {
  dataDir: string
  /** Loopback unless its pages shall be seen from elsewhere. */
  host?: string
  /** 0: a free one, the same as the last time where that is still free. */
  port?: number
  /** What browsers reach it by, where that is not host and port. */
  publicUrl?: string
  /** Unset: made once and kept in the data folder. */
  secretKey?: string
  webhookUrl?: string
  /** Refuses calls beyond the provider's limits, as the provider does. */
  rateLimited?: boolean
  log: Log
}

export interface SandboxProcess {
  baseUrl: string
  secretKey: string
  /** For where the address of the server is only known once it listens. */
  sendWebhooksTo: (url: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * The look-alike of the payment provider, as a process beside this one: started, or adopted where another process on the
 * same data folder has one. It ends with whoever started it; the others then start it anew.
 * @throws StartFault with what it said where it does not start.
 */
export async function startSandbox(options: Options): Promise<SandboxProcess> {
  const { log } = options
  const folder = path.join(options.dataDir, 'paystack-sandbox')
  const closing = new AbortController()
  let child: ChildProcess | undefined

  /** Looks for a running one, else starts one and waits until it answers. */
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
      await ensure().catch((error: Error) => log.error({ err: error }, 'the payment sandbox is gone'))
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
      if (!answer.ok) log.warn({ status: answer.status }, 'the payment sandbox does not know where to send webhooks')
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
    // Its own group: a Ctrl-C ends it after the server has drained, by the pipe, which also closes when the server is killed.
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
