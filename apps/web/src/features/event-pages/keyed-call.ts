import type { Endpoint, ReplyOf } from '@ufaro/contract/http/endpoint.ts'
import { useRef } from 'react'
import { ApiError } from '#web/lib/http/api-error.ts'
import type { CallInput } from '#web/lib/http/create-call.ts'
import { call } from '#web/lib/session.ts'
import { persist } from '#web/studio/run/persist.ts'
import { wait } from '#web/studio/run/wait.ts'

/** Retries transient errors with the same idempotency key, so that the server performs a call only once. */
export function useKeyedCall() {
  const key = useRef<string | null>(null)
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
    key.current ??= crypto.randomUUID()
    const headers = { ...input.headers, 'idempotency-key': key.current }
    try {
      const reply = await persist(new AbortController().signal, wait, () => call(endpoint, { ...input, headers }))
      key.current = null
      return reply
    } catch (error) {
      if (!(error instanceof ApiError && error.unreachable)) key.current = null
      throw error
    }
  }
}

export function formWith(fields: Record<string, unknown>, part: string, picture: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set(part, picture, part)
  return form
}
