import { DrizzleQueryError } from 'drizzle-orm'

/**
 * For a failed query, returns only the message of the database, because the query library adds users' data to its own
 * message.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  if (error instanceof DrizzleQueryError)
    return `The database refused a query: ${cause ? messageOf(cause) : 'no reason'}`
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
