import { DrizzleQueryError } from 'drizzle-orm'
import { scrub } from './scrub.ts'

const MAX_MESSAGE = 2000
const MAX_CAUSES = 4
const LONG_WORD = /[\w-]{40,}/g

/**
 * Returns the part of an error that is safe to log: what failed and where. The query library's message contains the
 * whole query, and fields of database errors may contain users' data, so both are left out.
 */
export function describeError(error: unknown, secrets: readonly string[] = [], depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: clean(String(error), secrets) }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error ? { code: String(error.code).slice(0, 100) } : {}
  return {
    type: name,
    message: clean(error instanceof DrizzleQueryError ? 'The database refused a query' : message, secrets),
    ...code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, secrets, depth + 1) }),
  }
}

const clean = (text: string, secrets: readonly string[]) =>
  scrub(text, secrets, MAX_MESSAGE).replaceAll(LONG_WORD, '[hidden]')
