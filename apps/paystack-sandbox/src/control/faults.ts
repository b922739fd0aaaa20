import { invalid } from '#sandbox/http/envelope.ts'
import type { Journal } from '#sandbox/store/journal.ts'

/** What goes wrong, until it is set otherwise. */
export interface FaultSettings {
  /** Webhooks: milliseconds before the first try. */
  delay: number
  /** Webhooks: each try is sent so many times more. */
  duplicate: number
  /** Webhooks: of two, the later goes first. */
  reorder: boolean
  /** Webhooks: never sent. */
  drop: boolean
  /** Webhooks: signed wrongly. */
  bad_signature: boolean
  /** Checkout: the browser is sent back only after the webhook was answered. */
  webhook_first: boolean
  /** Calls: answered with this status, as 500 or 503; 0 for none. */
  server_error: number
  /** Calls: answered 429. */
  rate_limit: boolean
  /** Calls: never answered. */
  hang: boolean
  /** Calls: done, and cut off in the middle of the answer. */
  truncate: boolean
  /** Calls: only those of this path, and those below it. */
  path: string
  /** Calls: only so many, then none; 0 for all. */
  times: number
  /** Transfers started from now on: how they end. */
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

/** Other names scripts may know a fault by. */
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
    /** What is not named is off. @throws PaystackError for an unknown name or a value of the wrong kind. */
    set: (wish: unknown): FaultSettings => {
      used = 0
      return table.put('faults', readFaults(wish))
    },
    /** Counts a call. @returns the faults it meets, null for none. */
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

/** `/transfer/verify/x?y` is below `/transfer`, `/transferrecipient` is not. */
const isBelow = (path: string, folder: string) => `${path.split('?')[0]}/`.startsWith(folder.replace(/\/*$/, '/'))

function readFaults(wish: unknown): FaultSettings {
  if (typeof wish !== 'object' || wish === null || Array.isArray(wish)) throw invalid('Faults are a JSON object')
  const read: Record<string, unknown> = { ...NONE }
  for (const [given, value] of Object.entries(wish)) {
    const name = ALIASES[given] ?? given
    if (!(name in NONE)) throw invalid(`Unknown fault ${given}; known are ${Object.keys(NONE).join(', ')}`)
    read[name] = readValue(name as keyof FaultSettings, value)
  }
  return read as unknown as FaultSettings
}

function readValue(name: keyof FaultSettings, value: unknown): unknown {
  const wanted = NONE[name]
  if (name === 'transfers' && TRANSFER_ENDS.includes(value as string)) return value
  if (name === 'server_error' && typeof value === 'boolean') return value ? 500 : 0
  if (name === 'duplicate' && typeof value === 'boolean') return Number(value)
  if (name !== 'transfers' && typeof value === typeof wanted) {
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= (MOST[name] ?? 600_000)))
      return value
  }
  throw invalid(`Fault ${name} takes a ${name === 'transfers' ? TRANSFER_ENDS.join(' or ') : typeof wanted}`)
}
