import { traced } from '../tracing/tracing.ts'

const MB = 1024 * 1024
/** Maximum bytes of a reply. The largest known pictures have about 25 MB, and base64 adds a third. */
const LARGEST = { picture: 64 * MB, words: MB }

export class ProviderFault extends Error {
  readonly fault: 'redirect' | 'oversize' | 'second-request'

  constructor(fault: ProviderFault['fault'], message: string) {
    super(message)
    this.fault = fault
  }
}

interface Options {
  authorized: boolean
  kind: keyof typeof LARGEST
}

/**
 * Creates a fetch for one request. Refuses redirects, because fetch would forward the API key. Refuses the second
 * request that the SDK may send to continue a reply, because it would cost money too.
 */
export function createProviderFetch({ authorized, kind }: Options): typeof fetch {
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
    return bounded(response, LARGEST[response.ok ? kind : 'words'])
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
