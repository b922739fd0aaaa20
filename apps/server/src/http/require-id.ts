import type { ErrorCode } from '@ufaro/contract/errors.ts'
import { AppError } from './app-error.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Without this check, PostgreSQL would report a malformed id as an error. */
export function requireId(id: string, code: ErrorCode = 'NOT_FOUND'): string {
  if (!UUID.test(id)) throw new AppError(code)
  return id
}
