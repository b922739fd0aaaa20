import type { ErrorCode } from '@ufaro/contract/errors.ts'
import { BATCH_TEXTS } from '@ufaro/contract/product-batch.ts'
import { OUTPUT_WITHDRAWN, RUN_CANCELED } from '@ufaro/contract/run.ts'
import { AppError } from '../../http/app-error.ts'
import { AiFailure } from '../../infra/ai/ai-failure.ts'

export type Fault = 'failed' | 'no_outline' | 'out' | 'timeout' | 'disabled' | 'canceled' | 'withdrawn'

interface Answer {
  code: ErrorCode
  status?: number
  sentence?: string
}

const ANSWERS: Readonly<Record<Fault, Answer>> = {
  failed: { code: 'PROVIDER_FAILED' },
  no_outline: { code: 'PROVIDER_FAILED', sentence: BATCH_TEXTS.outline },
  // The AI provider's quota is used up. Use status 503, because 429 is reserved for our own rate limits.
  out: { code: 'PROVIDER_FAILED', status: 503 },
  timeout: { code: 'PROVIDER_TIMEOUT' },
  disabled: { code: 'SERVICE_DISABLED' },
  canceled: { code: 'RUN_COMPLETE', sentence: RUN_CANCELED },
  withdrawn: { code: 'RUN_COMPLETE', sentence: OUTPUT_WITHDRAWN },
}

export function failureOf(fault: Fault, run: { runId: string; refunded: boolean }): AppError {
  const { code, status, sentence } = ANSWERS[fault]
  return new AppError(code, sentence, { ...run, ...(status && { status }) })
}

export const sentenceOfFault = (fault: Fault): string => failureOf(fault, { runId: '', refunded: false }).message

export function faultOf(error: unknown): Fault {
  if (isAboutOutline(error)) return 'no_outline'
  if (!(error instanceof AiFailure)) return isTimeout(error) ? 'timeout' : 'failed'
  if (error.kind === 'quota') return 'out'
  return error.kind === 'timeout' || error.kind === 'disabled' ? error.kind : 'failed'
}

/** Compares the message, because an error that comes from a helper process loses its class. */
const isAboutOutline = (error: unknown): boolean => error instanceof Error && error.message === BATCH_TEXTS.outline

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
