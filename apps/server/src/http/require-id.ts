import type { ErrorCode } from '@ufaro/contract/errors.ts'
import { AppError } from './app-error.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Returns a well-formed id. Without this check, PostgreSQL would fail on a malformed id, and the client would get
 * INTERNAL.
 * @throws AppError with `code` for a malformed id
 */
export function requireId(id: string, code: ErrorCode = 'NOT_FOUND'): string {
  if (!UUID.test(id)) throw new AppError(code)
  return id
}
