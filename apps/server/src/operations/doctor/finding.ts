import type { Database } from '../../db/open-database.ts'
import type { Env } from '../../env.ts'
import type { Log } from '../../infra/log.ts'

export interface Finding {
  state: 'ok' | 'warn' | 'fail'
  detail: string
}

export interface ProbeContext {
  env: Env
  log: Log
  database: Database | null
}

export interface Probe {
  name: string
  look: (context: ProbeContext) => Promise<Finding>
}

export const ok = (detail: string): Finding => ({ state: 'ok', detail })
export const warn = (detail: string): Finding => ({ state: 'warn', detail })
export const fail = (detail: string): Finding => ({ state: 'fail', detail })
