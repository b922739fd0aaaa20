import type { Endpoint, Input, ReplyOf } from '@ufaro/contract/http/endpoint.ts'
import { ApiError, NO_ANSWER, toApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { pathOf } from './path-of.ts'
import { sendWatched } from './send-watched.ts'

/** `body` is sent as multipart if it is FormData, as bytes if it is a Blob, and as JSON otherwise. */
export interface CallInput<E extends Endpoint> {
  params?: Input<E['params']>
  query?: Input<E['query']>
  body?: Input<E['body']> | FormData | Blob
  headers?: Record<string, string>
  signal?: AbortSignal
  onSent?: (fraction: number) => void
}

export interface Credentials {
  token: () => string | null
  /** Renews the token with the refresh cookie. Resolves to null on failure. Called at most once per call. */
  renew: () => Promise<string | null>
}

export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<ReplyOf<E>>

const UNREACHABLE = 'We cannot reach Ufaro right now. Please check your connection and try again.'

/**
 * After a 401 for a request with a token, renews the token and retries once.
 * @throws ApiError for an unsuccessful response, no response or no token. Aborts are rethrown unchanged
 */
export function createCall(base: string, credentials: Credentials): Call {
  return async (endpoint, input = {}) => {
    const token = endpoint.access === 'public' ? null : credentials.token()
    if (endpoint.access !== 'public' && !token) throw new ApiError('No authentication token found', 401)
    let response = await send(base, endpoint, input, token)
    if (response.status === 401 && token) {
      const renewed = await credentials.renew()
      if (renewed) response = await send(base, endpoint, input, renewed)
    }
    if (!response.ok) throw await toApiError(response)
    return (await readBody(response)) as never
  }
}

async function send(base: string, endpoint: Endpoint, input: CallInput<Endpoint>, token: string | null) {
  const { body, signal, onSent } = input
  const headers = new Headers(input.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const payload = payloadOf(body)
  if (body instanceof Blob) headers.set('content-type', body.type || 'application/octet-stream')
  else if (typeof payload === 'string') headers.set('content-type', 'application/json')
  const url = base + pathOf(endpoint.path, input.params as never, input.query as never)
  const early = await takeEarlyAnswer(endpoint.method, url, token)
  if (early) return early
  try {
    if (onSent) return await sendWatched(url, { method: endpoint.method, headers, body: payload, signal }, onSent)
    return await fetch(url, { method: endpoint.method, headers, body: payload, signal, credentials: 'same-origin' })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(UNREACHABLE, NO_ANSWER, {}, { cause: error })
  }
}

const payloadOf = (body: unknown): FormData | Blob | string | undefined =>
  body === undefined || body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body)

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return response.json()
  return /^(?:application\/(?:pdf|zip)|image\/)/.test(type) ? response.blob() : response.text()
}
