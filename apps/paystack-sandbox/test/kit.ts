import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '#sandbox/sandbox.ts'
import type { Settings } from '#sandbox/settings.ts'

const SECRET_KEY = 'sk_test_0123456789abcdef'

/** A reply of the sandbox. `data` has a loose type, so that tests can read any field. */
export interface Answer {
  /** HTTP status. */
  http: number
  headers: Headers
  status: boolean
  message: string
  type?: string
  code?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it checks
  data: any
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the metadata that it checks
  meta: any
}

/** Starts a sandbox with its own folder. Its clock is scaled so that an hour takes 50 milliseconds. */
export async function startKit(over: Partial<Settings> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-sandbox-'))
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    secretKey: SECRET_KEY,
    webhookUrl: undefined,
    folder,
    publicUrl: undefined,
    timeScale: 72_000,
    rateLimit: 0,
    endWithStdin: false,
    ...over,
  }
  let sandbox = await startSandbox(settings)

  async function ask(method: string, url: string, body?: unknown, key: string | null = SECRET_KEY): Promise<Answer> {
    const answer = await fetch(new URL(url, sandbox.origin), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const parsed = (await answer.json()) as object
    return { ...parsed, http: answer.status, headers: answer.headers } as Answer
  }

  return {
    folder,
    origin: () => sandbox.origin,
    secretKey: SECRET_KEY,
    get: (url: string) => ask('GET', url),
    post: (url: string, body: unknown) => ask('POST', url, body),
    put: (url: string, body: unknown) => ask('PUT', url, body),
    withKey: (key: string | null, url: string) => ask('GET', url, undefined, key),
    checkout: async (url: string, body: unknown) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { http: answer.status, ...((await answer.json()) as { status: string; redirect: string | null }) }
    },
    initialize: async (over: object = {}) => {
      const body = { email: 'ada@example.com', amount: 200_000, callback_url: 'http://shop.test/back?a=1', ...over }
      return (await ask('POST', '/transaction/initialize', body)).data as {
        authorization_url: string
        access_code: string
        reference: string
      }
    },
    restart: async () => {
      await sandbox.close()
      sandbox = await startSandbox(settings)
    },
    stop: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Kit = Awaited<ReturnType<typeof startKit>>

export interface Received {
  signature: string
  body: string
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it checks
  data: any
}

/** Starts a merchant's webhook endpoint, which records deliveries and answers as configured. */
export async function startMerchant() {
  const received: Received[] = []
  let answers: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const signature = String(request.headers['x-paystack-signature'])
    received.push({ signature, body, ...readEvent(body) })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    /** Sets the statuses of the next replies. Later replies have the status 200. */
    answerWith: (...statuses: number[]) => {
      answers = statuses
    },
    events: () => received.map(({ event }) => event),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readEvent(body: string): { event: string; data: unknown } {
  try {
    return JSON.parse(body) as { event: string; data: unknown }
  } catch {
    return { event: '', data: undefined }
  }
}
