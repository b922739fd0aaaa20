import type { Logger } from 'pino'
import type { Env } from '../env.ts'

export interface OperationContext {
  env: Env
  log: Logger
  say: (line: string) => void
}

export interface Operation {
  usage: string
  run: (args: string[], context: OperationContext) => Promise<number | undefined>
}
