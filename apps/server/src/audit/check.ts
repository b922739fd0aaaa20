import type { SQL } from 'drizzle-orm'

export interface CheckOptions {
  /** Seconds after which a run without work should have been closed by now. */
  idleSeconds: number
}

/** One thing that must hold. Its query finds what disagrees, one row with the text `fault` each. */
export interface Check {
  name: string
  find: (options: CheckOptions) => SQL
}
