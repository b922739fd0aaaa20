import type { Logger } from 'pino'
import type { Env } from '../env.ts'

export interface Desk {
  env: Env
  log: Logger
  /** One line for the person at the terminal. */
  say: (line: string) => void
}

/** One thing an operator may do. */
export interface Operation {
  /** What follows the name, as a person types it. */
  usage: string
  /** @returns the exit code, 0 where it says nothing. @throws StartFault or AppError with the sentence to print */
  run: (args: string[], desk: Desk) => Promise<number | undefined>
}
