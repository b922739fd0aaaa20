import { type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** One JSON line an event on standard output. */
export const createLog = (level: string): Logger => pino({ level })
