import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { paymentsBy } from './env-views.ts'
import { portOf } from './http/link-origin.ts'
import type { Log } from './infra/log.ts'
import { startSandbox } from './infra/paystack/start-sandbox.ts'

export interface Payments {
  /** As the product shall see it: with the key and the address of the sandbox where that takes the payments. */
  env: Env
  /** Tells the sandbox where events go, once the server listens. */
  listensAt: (http: FastifyInstance) => Promise<void>
  close: () => Promise<void>
}

const nothing = async () => undefined

/** Starts the sandbox where it is to take the payments, and says in one line that payments are off where nobody does. */
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

/** Behind a public address its pages are on the same host, on the sandbox's own port and without the proxy's https. */
function sandboxUrlOf({ PUBLIC_URL }: Env): string | undefined {
  return PUBLIC_URL && `http://${new URL(PUBLIC_URL).hostname}`
}
