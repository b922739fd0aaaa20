import path from 'node:path'

export interface Settings {
  host: string
  /** 0 uses the port of the last run if it is free, else any free port. */
  port: number
  /** If undefined, a key is generated once and stored. */
  secretKey: string | undefined
  webhookUrl: string | undefined
  folder: string
  /** Base URL for browsers. If undefined, it consists of host and port. */
  publicUrl: string | undefined
  /** Seconds of the sandbox's clock per real second. It shortens the hours between webhook attempts to seconds. */
  timeScale: number
  /** Maximum number of requests per minute. 0 for no limit. */
  rateLimit: number
  endWithStdin: boolean
}

export class SettingsError extends Error {}

/** @throws SettingsError that names the variable */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const secretKey = env.SANDBOX_SECRET_KEY || undefined
  if (secretKey && !/^sk_test_\w{8,}$/.test(secretKey)) {
    throw new SettingsError('SANDBOX_SECRET_KEY must be a test key (sk_test_...): live money has no place in a sandbox')
  }
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port: wholeNumber(env, 'SANDBOX_PORT', 0, 65_535),
    secretKey,
    webhookUrl: url(env, 'SANDBOX_WEBHOOK_URL'),
    folder: path.resolve(env.SANDBOX_DATA || './.data/paystack-sandbox'),
    publicUrl: url(env, 'SANDBOX_PUBLIC_URL'),
    timeScale: wholeNumber(env, 'SANDBOX_TIME_SCALE', 720, 1_000_000) || 1,
    rateLimit: wholeNumber(env, 'SANDBOX_RATE_LIMIT', 600, 1_000_000),
    endWithStdin: env.SANDBOX_END_WITH_STDIN === '1',
  }
}

function wholeNumber(env: Record<string, string | undefined>, name: string, fallback: number, max: number): number {
  const value = env[name] ? Number(env[name]) : fallback
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new SettingsError(`${name} must be a whole number from 0 to ${max}`)
}

function url(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  throw new SettingsError(`${name} must be an http or https URL`)
}
