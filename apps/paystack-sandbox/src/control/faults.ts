import { invalid } from '#sandbox/http/envelope.ts'
import type { Journal } from '#sandbox/store/journal.ts'

export interface FaultSettings {
  /** Fault of webhooks: milliseconds before the first attempt. */
  delay: number
  /** Fault of webhooks: number of extra deliveries per attempt. */
  duplicate: number
  reorder: boolean
  drop: boolean
  bad_signature: boolean
  /** Fault of the checkout: redirects the browser only after the webhook was answered. */
  webhook_first: boolean
  /** Fault of API calls: the status to answer with, such as 500 or 503. 0 for no fault. */
  server_error: number
  rate_limit: boolean
  hang: boolean
  /** Fault of API calls: executes the call and then breaks the reply off. */
  truncate: boolean
  /** API calls with this path, and below it, get the faults. All others do not. */
  path: string
  /** Number of API calls that get the faults. 0 for all. */
  times: number
  transfers: 'success' | 'otp' | 'failed' | 'reversed'
}

const NONE: FaultSettings = {
  delay: 0,
  duplicate: 0,
  reorder: false,
  drop: false,
  bad_signature: false,
  webhook_first: false,
  server_error: 0,
  rate_limit: false,
  hang: false,
  truncate: false,
  path: '/',
  times: 0,
  transfers: 'success',
}
const TRANSFER_ENDS = ['success', 'otp', 'failed', 'reversed']

const MOST: Partial<Record<keyof FaultSettings, number>> = { duplicate: 50, server_error: 599 }

const ALIASES: Record<string, keyof FaultSettings> = {
  '5xx': 'server_error',
  '429': 'rate_limit',
  badSignature: 'bad_signature',
  truncated: 'truncate',
}

export type Faults = ReturnType<typeof createFaults>

export function createFaults(journal: Journal) {
  const table = journal.table<FaultSettings>('faults')
  let used = 0
  const now = () => ({ ...NONE, ...table.get('faults') })

  return {
    now,
    /**
     * Switches the named faults on and all others off.
     * @throws PaystackError for an unknown name or an invalid value
     */
    set: (settings: unknown): FaultSettings => {
      used = 0
      return table.put('faults', readFaults(settings))
    },
    /**
     * Counts the call if faults apply to it.
     * @returns these faults, or null if there are none
     */
    forCall: (path: string): FaultSettings | null => {
      const faults = now()
      const broken = faults.server_error || faults.rate_limit || faults.hang || faults.truncate
      if (!broken || !isBelow(path, faults.path)) return null
      if (faults.times > 0 && used >= faults.times) return null
      used += 1
      return faults
    },
  }
}

/** Whether a path is in a folder: `/transfer/verify/x?y` is in `/transfer`, but `/transferrecipient` is not. */
const isBelow = (path: string, folder: string) => `${path.split('?')[0]}/`.startsWith(folder.replace(/\/*$/, '/'))

function readFaults(settings: unknown): FaultSettings {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw invalid('Faults are a JSON object')
  const read: Record<string, unknown> = { ...NONE }
  for (const [key, value] of Object.entries(settings)) {
    const name = ALIASES[key] ?? key
    if (!(name in NONE)) throw invalid(`Unknown fault ${key}; known are ${Object.keys(NONE).join(', ')}`)
    read[name] = readValue(name as keyof FaultSettings, value)
  }
  return read as unknown as FaultSettings
}

function readValue(name: keyof FaultSettings, value: unknown): unknown {
  const initial = NONE[name]
  if (name === 'transfers' && TRANSFER_ENDS.includes(value as string)) return value
  if (name === 'server_error' && typeof value === 'boolean') return value ? 500 : 0
  if (name === 'duplicate' && typeof value === 'boolean') return Number(value)
  if (name !== 'transfers' && typeof value === typeof initial) {
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= (MOST[name] ?? 600_000)))
      return value
  }
  throw invalid(`Fault ${name} takes a ${name === 'transfers' ? TRANSFER_ENDS.join(' or ') : typeof initial}`)
}
