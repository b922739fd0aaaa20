import type { SQL } from 'drizzle-orm'

export interface CheckOptions {
  idleSeconds: number
}

/** An invariant. Its query returns one row with the text `fault` per violation. */
export interface Check {
  name: string
  find: (options: CheckOptions) => SQL
}
