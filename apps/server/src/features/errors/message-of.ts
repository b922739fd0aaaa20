import { DrizzleQueryError } from 'drizzle-orm'

/** A library's wrapper says what was tried and its cause what went wrong; of a query only what the database said is kept. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  if (error instanceof DrizzleQueryError)
    return `The database refused a query: ${cause ? messageOf(cause) : 'no reason'}`
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
