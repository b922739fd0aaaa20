import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { createLog } from '#server/infra/log.ts'
import { readJson } from '#server/infra/paystack/read-json.ts'
import { startSandbox } from '#server/infra/paystack/start-sandbox.ts'
import { buildApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createCall } from '../http-call.ts'

const GOOD_CARD = '4084084084084081'
export const DECLINED_CARD = '4084080000005408'
const PATIENCE_MS = 15_000

export interface Started {
  authorization_url: string
  reference: string
}

export async function openTill(overrides: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-till-'))
  const sandbox = await startSandbox({ dataDir: folder, rateLimited: false, log: createLog('silent') })
  const variables = { PAYSTACK_SECRET_KEY: sandbox.secretKey, PAYSTACK_BASE_URL: sandbox.baseUrl }
  const app = await buildApp({ ...variables, RECONCILE_S: '3600', ...overrides })
  const ask = createCall(sandbox.baseUrl)
  await sandbox.sendWebhooksTo(`${app.url}/api/payments/webhook`)

  const control = async (method: string, name: string, body: unknown) => {
    const response = await fetch(new URL(`/control/${name}`, sandbox.baseUrl), {
      method,
      headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${name}: ${response.status} ${answer}`)
    // Ids have 64 bits. JSON.parse would round them, so use the app's own parser.
    return (readJson(answer) as { data: Record<string, string> }).data
  }

  const sign = (body: string | Buffer) => createHmac('sha512', sandbox.secretKey).update(body).digest('hex')
  const post = (body: string | Buffer, signature = sign(body)) =>
    app.call('POST', '/api/payments/webhook', {
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    })

  return {
    app,
    sandbox,
    provider: (method: string, url: string, body?: unknown) => ask(method, url, { token: sandbox.secretKey, body }),
    control,
    faults: (faults: object = {}) => control('PUT', 'faults', faults),

    initialize: async (person: Person, planId = 'starter-monthly'): Promise<Started> => {
      const { status, body } = await person.call('POST', '/api/payments/initialize', {
        body: { planId, email: person.email },
      })
      if (status !== 200) throw new Error(`initialize answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    pay: async ({ authorization_url }: Started, wish: object = { card: GOOD_CARD, cvv: '408' }) =>
      (await ask('POST', authorization_url, { body: wish })).body as { status: string; redirect: string | null },
    verify: (person: Person, reference: string) => person.call('POST', '/api/payments/verify', { body: { reference } }),

    sign,
    post,
    event: (event: string, data: object) => post(JSON.stringify({ event, data })),

    credits: async (person: Person): Promise<number> =>
      (await person.call('GET', '/api/user/plan')).body.credits_remaining,
    grants: async (reference: string): Promise<number> =>
      (await app.pool.query('select from grants where reference = $1', [reference])).rowCount ?? 0,
    payment: async (reference: string) =>
      (await app.pool.query('select * from payments where reference = $1', [reference])).rows[0],
    warnings: async (): Promise<string[]> =>
      (
        await app.pool.query(`select code from error_logs where service_type = 'payments' order by created_at`)
      ).rows.map(({ code }) => code),
    audit: async (): Promise<string[]> =>
      (await runAllChecks(app.db, { idleSeconds: 900 }))
        .filter(({ faults }) => faults.length > 0)
        .map(({ name }) => name),

    close: async () => {
      await app.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Till = Awaited<ReturnType<typeof openTill>>

export async function until(holds: () => Promise<boolean> | boolean, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await holds()); await sleep(25)) {
    if (Date.now() > deadline) throw new Error('it never came to that')
  }
}
