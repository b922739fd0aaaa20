import type { SiteConfig } from '@ufaro/contract/http/site.ts'
import type { Env } from './env.ts'

export function secretsOf(env: Env): string[] {
  const urls = [env.DATABASE_URL, env.DATABASE_DIRECT_URL, env.SMTP_URL, env.STORAGE_URL]
  const inUrls = urls.flatMap((url) => (url ? [new URL(url).password] : []))
  return [
    ...env.GEMINI_API_KEYS,
    env.OPENAI_API_KEY,
    env.PAYSTACK_SECRET_KEY,
    env.AWS_SECRET_ACCESS_KEY,
    env.SESSION_SECRET,
    env.BACKUP_PASSPHRASE,
    env.METRICS_TOKEN,
    env.ADMIN_PASSWORD,
    ...inUrls.flatMap((password) => [password, decoded(password)]),
  ].filter((secret) => secret !== undefined && secret !== '') as string[]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const siteConfigOf = (env: Env): SiteConfig => ({
  supportEmail: env.SUPPORT_EMAIL,
  usdRate: env.USD_RATE,
  requireEmailConfirmation: env.REQUIRE_EMAIL_CONFIRMATION,
})

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

export function warningsOf({ PUBLIC_URL }: Env): string[] {
  const plain = PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(PUBLIC_URL).hostname)
  return plain ? ['PUBLIC_URL is http: passwords, sessions and pictures of people travel unprotected'] : []
}

/**
 * If neither PAYSTACK_SECRET_KEY nor PAYSTACK_SANDBOX is set, the sandbox starts only on loopback addresses: elsewhere
 * its test money would buy real credits.
 */
export function paymentsBy(env: Env): 'provider' | 'sandbox' | 'nobody' {
  const { PAYSTACK_SECRET_KEY: key, PAYSTACK_SANDBOX: wished, HOST, PUBLIC_URL } = env
  if (key && !wished) return 'provider'
  const isLocal = isLoopback(HOST) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname))
  return (wished ?? isLocal) ? 'sandbox' : 'nobody'
}
