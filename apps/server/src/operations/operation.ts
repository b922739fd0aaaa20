import type { Logger } from 'pino'
import type { Env } from '../env.ts'

export interface OperationContext {
  env: Env
  log: Logger
  say: (line: string) => void
}

export interface Operation {
  usage: string
  /**
   * @returns the exit code, 0 by default
   * @throws StartFault or AppError with the sentence to print
   */
  run: (args: string[], context: OperationContext) => Promise<number | undefined>
}
