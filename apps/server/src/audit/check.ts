import type { SQL } from 'drizzle-orm'

export interface CheckOptions {
  idleSeconds: number
}

/** The query of `find` returns one row per violation, with its description in the column `fault`. */
export interface Check {
  name: string
  find: (options: CheckOptions) => SQL
}
