const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']
/**
 * SQLSTATEs: the classes connection failure, operator intervention and insufficient resources, then object not ready,
 * serialization failure and deadlock.
 */
const STATES = /^(08|57|53)...$|^55000$|^40(001|P01)$/
const WORDS =
  /connection (terminated|ended)|timeout exceeded when trying to connect|not queryable|Cannot use a pool|query read timeout/i

/** Whether the query may succeed if repeated later, because the database is unreachable, overloaded or busy. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SOCKET_CODES.includes(code) || STATES.test(code) || WORDS.test(error.message) || isDatabaseAway(error.cause)
}
