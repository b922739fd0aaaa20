import { traced } from '../tracing/tracing.ts'

/** The largest pictures known come to some 25 MB, a third more as base64. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** What a provider's server did that we do not go along with. */
export class ProviderFault extends Error {
  readonly fault: 'redirect' | 'oversize' | 'second-request'

  constructor(fault: ProviderFault['fault'], message: string) {
    super(message)
    this.fault = fault
  }
}

interface Options {
  /** False for a compatible server that asks for no key. */
  authorized: boolean
  maxBytes?: number
}

/**
 * A fetch for exactly one request. Redirects are refused, because a default fetch carries key headers across them; the
 * answer is read up to a bound; a second request, be it a continuation or a link in the answer, is refused, so that a
 * call is never paid twice and nothing but the configured server is ever asked.
 */
export function createProviderFetch({ authorized, maxBytes = MAX_ANSWER_BYTES }: Options): typeof fetch {
  let asked = false
  return async (input, init) => {
    if (asked) throw new ProviderFault('second-request', 'a call may make one request only')
    asked = true
    const headers = new Headers(init?.headers)
    if (!authorized) headers.delete('authorization')
    const doing = { kind: 'client', attributes: { 'server.address': new URL(String(input)).host } } as const
    const response = await traced('engine call', doing, () => fetch(input, { ...init, headers, redirect: 'manual' }))
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ProviderFault('redirect', `the server answered with a redirect (${response.status})`)
    }
    return bounded(response, maxBytes)
  }
}

function bounded(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let seen = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > maxBytes) throw new ProviderFault('oversize', `the answer is larger than ${maxBytes} bytes`)
      controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
