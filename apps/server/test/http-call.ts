export interface CallOptions {
  token?: string | undefined
  /** FormData is sent as multipart, strings and bytes unchanged, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it checks
  body: any
  headers: Headers
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>

/**
 * Calls the app over real HTTP. A JSON response is parsed, other text is a string, an empty body null, anything else a
 * Buffer.
 */
export const createCall =
  (origin: string): Call =>
  async (method, path, { token, body, headers = {} } = {}) => {
    const asIs = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !asIs && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: asIs ? (body as RequestInit['body']) : JSON.stringify(body) }),
    })
    return { status: response.status, body: await parse(response), headers: response.headers }
  }

async function parse(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  if (bytes.length === 0) return null
  if (/^application\/json\b/.test(type)) return JSON.parse(bytes.toString())
  return type.startsWith('text/') ? bytes.toString() : bytes
}
