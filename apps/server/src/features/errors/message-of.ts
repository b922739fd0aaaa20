import { DrizzleQueryError } from 'drizzle-orm'

/** The cause of a wrapped error; for queries, only the database's message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  if (error instanceof DrizzleQueryError)
    return `The database refused a query: ${cause ? messageOf(cause) : 'no reason'}`
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
