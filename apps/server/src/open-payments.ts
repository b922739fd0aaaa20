import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { paymentsBy } from './env-views.ts'
import { portOf } from './http/link-origin.ts'
import type { Log } from './infra/log.ts'
import { startSandbox } from './infra/paystack/start-sandbox.ts'

export interface Payments {
  env: Env
  listensAt: (http: FastifyInstance) => Promise<void>
  close: () => Promise<void>
}

const nothing = async () => undefined

export async function openPayments(env: Env, log: Log, say: (line: string) => void): Promise<Payments> {
  const by = paymentsBy(env)
  if (by === 'nobody')
    say('Payments are off: set PAYSTACK_SECRET_KEY, or PAYSTACK_SANDBOX=on to try them with test money')
  if (by !== 'sandbox') return { env, listensAt: nothing, close: nothing }
  const sandbox = await startSandbox({
    dataDir: env.DATA_DIR,
    host: env.HOST,
    port: env.SANDBOX_PORT,
    publicUrl: sandboxUrlOf(env),
    secretKey: env.PAYSTACK_SECRET_KEY,
    rateLimited: env.RATE_LIMIT,
    log,
  })
  return {
    env: { ...env, PAYSTACK_SECRET_KEY: sandbox.secretKey, PAYSTACK_BASE_URL: sandbox.baseUrl },
    listensAt: ({ server }) => {
      const everywhere = ['0.0.0.0', '::'].includes(env.HOST)
      const host = env.HOST.includes(':') && !everywhere ? `[${env.HOST}]` : env.HOST
      const origin = `http://${everywhere ? '127.0.0.1' : host}:${portOf(server)}`
      return sandbox.sendWebhooksTo(`${origin}/api/payments/webhook`)
    },
    close: sandbox.close,
  }
}

function sandboxUrlOf({ PUBLIC_URL }: Env): string | undefined {
  return PUBLIC_URL && `http://${new URL(PUBLIC_URL).hostname}`
}
