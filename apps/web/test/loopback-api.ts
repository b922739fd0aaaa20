import { createServer, type IncomingMessage } from 'node:http'

export interface Seen {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  text: string
}

export interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** Sent verbatim instead of `body`. */
  text?: string
  /** Keeps the connection open, as an event stream does. */
  open?: boolean
}

type Handler = (request: Seen) => Answer | Promise<Answer>

export type LoopbackApi = Awaited<ReturnType<typeof startLoopbackApi>>

/** A real HTTP server on a loopback address. Its routes are keyed by method and path, such as `GET /path`. */
export async function startLoopbackApi(routes: Record<string, Handler> = {}) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const told: Seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      text: Buffer.concat(chunks).toString(),
    }
    seen.push(told)
    const handler = routes[`${told.method} ${told.path}`]
    const answer = handler ? await handler(told) : { status: 404, body: { error: 'No such route', code: 'NOT_FOUND' } }
    const type = answer.text === undefined ? 'application/json' : 'text/plain'
    response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers })
    if (answer.open) response.write(answer.text ?? '')
    else response.end(answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }

  return {
    base: `http://127.0.0.1:${port}`,
    routes,
    seen,
    count: (route: string) => seen.filter(({ method, path }) => `${method} ${path}` === route).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
