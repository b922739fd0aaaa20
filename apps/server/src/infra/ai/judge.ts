import { APICallError, NoImageGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import { AiFailure } from './ai-failure.ts'
import { retryAfterOf } from './durations.ts'
import { ProviderFault } from './provider-fetch.ts'
import type { Verdict } from './verdict.ts'

export interface Refusal {
  status: number
  headers: Record<string, string> | undefined
  body: string
  detail: string
  now: number
}

export type ReadRefusal = (refusal: Refusal) => Verdict | undefined

const FAULTS: Readonly<Record<ProviderFault['fault'], Pick<Verdict, 'action' | 'kind'>>> = {
  redirect: { action: 'stop', kind: 'misconfigured' },
  oversize: { action: 'once-more', kind: 'unusable' },
  'second-request': { action: 'once-more', kind: 'unusable' },
}

/**
 * Decides what follows a failed request to an engine. Must not be called after an abort, which would count as a failure
 * of the engine.
 */
export function judge(error: unknown, read: ReadRefusal, now: number): Verdict {
  const fault = causes(error).find((cause) => cause instanceof ProviderFault)
  if (fault) return { ...FAULTS[fault.fault], detail: fault.message }
  if (error instanceof AiFailure) {
    return { action: error.kind === 'unusable' ? 'once-more' : 'stop', kind: error.kind, detail: error.detail }
  }
  if (APICallError.isInstance(error)) return judgeCall(error, read, now)
  if (isEmptyAnswer(error)) return { action: 'once-more', kind: 'unusable', detail: error.message }
  return { action: 'stop', kind: 'unavailable', detail: String(error) }
}

function judgeCall(error: APICallError, read: ReadRefusal, now: number): Verdict {
  const { statusCode: status, responseHeaders: headers, responseBody: body = '' } = error
  if (status === undefined) return { action: 'again', kind: 'unavailable', detail: error.message }
  if (status < 300) {
    // A retryable error means here that the connection broke while the reply was arriving.
    if (error.isRetryable) return { action: 'again', kind: 'unavailable', detail: error.message }
    return { action: 'once-more', kind: 'unusable', detail: error.message }
  }
  const detail = `HTTP ${status}: ${error.message.slice(0, 300)}`
  return read({ status, headers, body, detail, now }) ?? judgeStatus(status, detail, headers, now)
}

function judgeStatus(status: number, detail: string, headers: Refusal['headers'], now: number): Verdict {
  const waitMs = retryAfterOf(headers, now)
  if (status === 429) return { action: 'wait', kind: 'quota', detail, waitMs }
  if (status === 408 || status >= 500) return { action: 'again', kind: 'unavailable', detail, waitMs }
  if (status === 401 || status === 403) return { action: 'next-key', kind: 'misconfigured', detail }
  return { action: 'stop', kind: 'misconfigured', detail }
}

function isEmptyAnswer(error: unknown): error is Error {
  return (
    NoImageGeneratedError.isInstance(error) ||
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error)
  )
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && chain.length < 10; at = at.cause) chain.push(at)
  return chain
}
