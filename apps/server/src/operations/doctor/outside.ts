import { paymentsBy } from '../../env-views.ts'
import { verifySmtp } from '../../infra/mail/smtp-mailer.ts'
import { PROVIDER } from '../../infra/paystack/open-paystack.ts'
import { fail, ok, type Probe, warn } from './finding.ts'

const GEMINI = 'https://generativelanguage.googleapis.com/v1beta'
const OPENAI = 'https://api.openai.com/v1'
const CALL_MS = 8000

export const mail: Probe = {
  name: 'mail',
  look: async ({ env }) => {
    if (!env.SMTP_URL) return warn('no SMTP_URL: letters are kept as files in DATA_DIR/mail')
    await verifySmtp(env.SMTP_URL)
    return ok('the server takes letters')
  },
}

/** Tests each API key by listing models, which costs nothing. */
export const engines: Probe = {
  name: 'engines',
  look: async ({ env }) => {
    const { GEMINI_API_KEYS: keys, GEMINI_BASE_URL: gemini = GEMINI, OPENAI_BASE_URL: openai = OPENAI } = env
    const asked = [
      ...keys.map((key, n) => ask(`gemini key ${n + 1}`, `${gemini}/models`, { 'x-goog-api-key': key })),
      ...(env.OPENAI_API_KEY || env.OPENAI_BASE_URL
        ? [ask('openai', `${openai}/models`, { authorization: `Bearer ${env.OPENAI_API_KEY ?? ''}` })]
        : []),
    ]
    const answers = await Promise.all(asked)
    const bad = answers.filter(({ good }) => !good).map(({ text }) => text)
    if (answers.length === 0) return ok('the built-in engine makes everything')
    if (bad.length === 0)
      return ok(`${answers.map(({ name }) => name).join(', ')} answer, the built-in engine stands behind them`)
    // This is only a warning, because the built-in engine still works.
    return warn(bad.join('; '))
  },
}

async function ask(name: string, url: string, headers: Record<string, string>) {
  try {
    const { status } = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS) })
    // OpenAI-compatible servers may not offer a list of models. The key is good if the server does not refuse it.
    const good = status < 400 || status === 404 || status === 405
    return { name, good, text: `${name} answers ${status}` }
  } catch (error) {
    const { message, cause } = error as Error
    return { name, good: false, text: `${name}: ${cause instanceof Error ? cause.message || message : message}` }
  }
}

export const payments: Probe = {
  name: 'payments',
  look: async ({ env }) => {
    const by = paymentsBy(env)
    if (by === 'nobody') return warn('off: there is no PAYSTACK_SECRET_KEY')
    if (by === 'sandbox') return warn('test money only: the sandbox takes the payments')
    const base = env.PAYSTACK_BASE_URL ?? PROVIDER
    const answer = await ask('the provider', `${base}/plan?perPage=1`, {
      authorization: `Bearer ${env.PAYSTACK_SECRET_KEY}`,
    })
    return answer.good ? ok('the provider knows the key') : fail(answer.text)
  },
}
