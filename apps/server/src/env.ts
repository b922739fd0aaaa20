import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

// Error messages follow the variable's name and must not contain its value, which may be secret.

const flag = (fallback?: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
    .transform((value) => ['true', '1', 'on'].includes(value))
    .optional()
    .transform((value) => value ?? fallback)
const seconds = (fallback: number, min = 1, max = 31_536_000) =>
  z.coerce
    .number(`must be a whole number of seconds from ${min} to ${max}`)
    .int(`must be a whole number of seconds from ${min} to ${max}`)
    .min(min, `must be a whole number of seconds from ${min} to ${max}`)
    .max(max, `must be a whole number of seconds from ${min} to ${max}`)
    .default(fallback)
const port = z.coerce
  .number('must be a port from 0 to 65535')
  .int('must be a port from 0 to 65535')
  .min(0, 'must be a port from 0 to 65535')
  .max(65_535, 'must be a port from 0 to 65535')
  .optional()
const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https URL')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional()
const text = z.string().optional()
const trustProxy = z
  .string()
  .refine(isProxyList, 'must be true, false, a number of hops, or addresses and networks with commas between')
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value
  })
  .optional()
/**
 * Maximum of the default number of drawing threads, because each thread needs memory. Operators may configure more
 * threads.
 */
const MOST_THREADS = 4
const concurrency = z
  .string()
  .regex(
    /^[1-9]\d{0,2}(,[1-9]\d?)?$/,
    'must be a number from 1 to 999, and may be followed by a comma and 1 to 99 threads',
  )
  .default('64')
  .transform((value) => {
    const [engines, threads] = value.split(',').map(Number)
    return { engines: engines as number, threads: threads ?? Math.min(MOST_THREADS, availableParallelism()) }
  })
const engine = z.enum(['gemini', 'openai', 'builtin'], 'must be gemini, openai or builtin').optional()

/** Checks of single variables. `findConflicts` checks combinations. */
const fields = {
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl,
  DATA_DIR: z
    .string()
    .default('./.data')
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), 'must be a postgres:// URL')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), 'must be a postgres:// URL')
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must be at least 6 characters long').optional(),
  REQUIRE_EMAIL_CONFIRMATION: flag(),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), 'must be an smtp:// or smtps:// URL')
    .optional(),
  MAIL_FROM: z.string().default('Ufaro <hello@ufaro.example>'),
  STORAGE_URL: z
    .string()
    .refine((value) => /^(file:|s3:\/\/)/.test(value) && URL.canParse(value), 'must start with file: or s3://')
    .optional(),
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  GEMINI_API_KEYS: z
    .string()
    .default('')
    .transform((keys) =>
      keys
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    ),
  GEMINI_BASE_URL: httpUrl,
  GEMINI_IMAGE_MODEL: z.string().default('gemini-2.5-flash-image'),
  GEMINI_TEXT_MODEL: z.string().default('gemini-2.5-flash'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: httpUrl,
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  OPENAI_TEXT_MODEL: z.string().default('gpt-4.1-mini'),
  /**
   * Used by the processes that cut out subjects. Checked at the start, so that a wrong path is reported before anything
   * runs.
   */
  CUTOUT_MODEL: z.string().refine(isReadable, 'must be the path of a TensorFlow Lite file that can be read').optional(),
  IMAGE_ENGINE: engine,
  TEXT_ENGINE: engine,
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, 'must start with sk_test_ or sk_live_')
    .optional(),
  PAYSTACK_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_')
    .optional(),
  PAYSTACK_BASE_URL: httpUrl.refine((url) => !/:\/\/.*[/?#]/.test(url ?? ''), 'must be an origin, without a path'),
  PAYSTACK_SANDBOX: flag(),
  SANDBOX_PORT: port,
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  TRUST_PROXY: trustProxy,
  METRICS_TOKEN: text,
  WEBHOOKS_ALLOW_LOOPBACK: flag(false).transform((value) => value as boolean),
  RATE_LIMIT: flag(true).transform((value) => value as boolean),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level such as info')
    .default('info'),
  ACCESS_TOKEN_TTL_S: seconds(900),
  RUN_IDLE_S: seconds(900),
  WORKER_CONCURRENCY: concurrency,
  RESET_TTL_S: seconds(3600),
  FILE_URL_TTL_S: seconds(86_400),
  RECONCILE_S: seconds(180),
  PROVIDER_TIMEOUT_S: seconds(90, 1, 3600),
  /** Milliseconds for which reads may be cached. 0 disables the cache. */
  CACHE_MS: z.coerce
    .number('must be a whole number of milliseconds from 0 to 1000')
    .int()
    .min(0)
    .max(1000)
    .default(1000),
  USD_RATE: z.coerce.number('must be a number above 0').positive('must be a number above 0').default(1600),
  BACKUP_PASSPHRASE: z.string().min(8, 'must be at least 8 characters long').optional(),
  UFARO_COMMIT: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  SUPPORT_EMAIL: z.email('must be an email address').default('support@ufaro.example'),
}

function isProxyList(value: string): boolean {
  if (/^(true|false|\d{1,2})$/.test(value)) return true
  return value.split(',').every((entry) => {
    const [, address = '', bits] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(entry) ?? []
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined
    return isIP(address) !== 0 && Number(bits ?? 0) <= (isIP(address) === 4 ? 32 : 128)
  })
}

type Fields = z.infer<z.ZodObject<typeof fields>>

function findConflicts(env: Partial<Fields>): string[] {
  const faults: string[] = []
  if (env.STORAGE_URL?.startsWith('s3:') && !(env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY)) {
    faults.push('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  for (const name of ['IMAGE_ENGINE', 'TEXT_ENGINE'] as const) {
    if (env[name] === 'gemini' && !env.GEMINI_API_KEYS?.length) {
      faults.push(`${name} is gemini, which needs GEMINI_API_KEYS`)
    }
    if (env[name] === 'openai' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) {
      faults.push(`${name} is openai, which needs OPENAI_API_KEY or OPENAI_BASE_URL`)
    }
  }
  if (env.PAYSTACK_SANDBOX && env.PAYSTACK_SECRET_KEY?.startsWith('sk_live_')) {
    faults.push('PAYSTACK_SANDBOX cannot be on together with a live PAYSTACK_SECRET_KEY')
  }
  if (env.PAYSTACK_SECRET_KEY?.startsWith('sk_live_') && env.PAYSTACK_BASE_URL?.startsWith('http:')) {
    faults.push('PAYSTACK_BASE_URL must be an https URL together with a live PAYSTACK_SECRET_KEY')
  }
  if (env.PAYSTACK_SANDBOX && env.PAYSTACK_BASE_URL) {
    faults.push('PAYSTACK_SANDBOX cannot be on together with PAYSTACK_BASE_URL')
  }
  return faults
}

const complete = (env: Fields) => ({
  ...env,
  PORT: env.PORT ?? 3001,
  // A worker listens only if PORT is set, so that an api and a worker on one machine do not compete for the default
  // port.
  LISTEN: env.ROLE !== 'worker' || env.PORT !== undefined,
  REQUIRE_EMAIL_CONFIRMATION: env.REQUIRE_EMAIL_CONFIRMATION ?? Boolean(env.SMTP_URL),
  PROVIDER_TIMEOUT_MS: env.PROVIDER_TIMEOUT_S * 1000,
})

export type Env = ReturnType<typeof complete>

export class EnvError extends Error {}

/**
 * Treats an empty value as unset.
 * @throws EnvError with one line per invalid variable: `NAME must be …`
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = source[name]
    const parsed = field.safeParse(value?.trim() ? value : undefined)
    if (parsed.success) values[name] = parsed.data
    else faults.push(`${name} ${parsed.error.issues[0]?.message}`)
  }
  faults.push(...findConflicts(values))
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
  return complete(values as Fields)
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return path.endsWith('.tflite')
  } catch {
    return false
  }
}
