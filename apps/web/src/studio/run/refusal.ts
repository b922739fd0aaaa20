import type { ErrorCode } from '@ufaro/contract/errors.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { FAILED } from './run-view.ts'

const SPEND_FAILED = 'Failed to use credit'

/** Why no run was opened. No credit was spent, except perhaps if no response arrived. */
export interface Refusal {
  sentence: string
  code: ErrorCode | undefined
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { sentence: FAILED, code: undefined }
  const isSentence = error.code !== undefined || error.unreachable
  return { sentence: isSentence ? error.message : SPEND_FAILED, code: error.code }
}
