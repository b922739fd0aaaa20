import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isReachable, type ReachOptions, RefusedAddress, readAddress } from './address.ts'

export type Resolve = (host: string) => Promise<string[]>

interface Message {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/**
 * Maximum number of bytes read from a response body before the connection is closed. Closing it at once would look like
 * a failed connection to the called server.
 */
const MOST_BYTES = 1024
const HEADER_BYTES = 8192

const resolveAll: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** Connects to exactly the address that it has checked, which prevents DNS rebinding. Does not follow redirects. */
export function createPost({ allowLoopback, resolve = resolveAll }: ReachOptions & { resolve?: Resolve }) {
  const find = async (host: string): Promise<string> => {
    const found = isIP(host) ? [host] : await resolve(host)
    const [first] = found
    if (!first) throw new RefusedAddress('The name of the address is not known.')
    if (!found.every((address) => isReachable(address, { allowLoopback }))) {
      throw new RefusedAddress('The address leads into a private network, which is not called.')
    }
    return first
  }

  /**
   * Returns the response status.
   * @throws RefusedAddress, or the network error
   */
  return async (address: string, { headers, body, signal }: Message): Promise<number> => {
    const url = readAddress(address, { allowLoopback })
    const host = hostOf(url)
    const target = await beforeAbort(find(host), signal)
    const options: RequestOptions & { servername?: string } = {
      host: target,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      // The connection goes to an IP address, so name the host whose certificate must be verified.
      ...(!isIP(host) && { servername: host }),
      maxHeaderSize: HEADER_BYTES,
      agent: false,
      signal,
    }
    return send(url.protocol === 'https:' ? requestTls(options) : requestPlain(options), body)
  }
}
export type Post = ReturnType<typeof createPost>

function send(call: ReturnType<typeof requestPlain>, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  call.on('error', reject)
  call.on('response', (response) => {
    let read = 0
    const end = () => {
      resolve(response.statusCode ?? 0)
      call.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read >= MOST_BYTES) end()
    })
    // The response status arrives before the body, so resolve even if the body breaks off or never ends.
    for (const event of ['end', 'aborted', 'error', 'close']) response.on(event, end)
  })
  call.end(body)
  return promise
}

async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
