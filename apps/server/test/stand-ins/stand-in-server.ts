import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RecordedCall {
  method: string
  path: string
  headers: Record<string, string | undefined>
  /** Parsed JSON, or the parts of a form by name. */
  body: unknown
  key: string
  aborted: boolean
}

export type Reply =
  | { status: number; headers?: Record<string, string>; body: string; delayMs?: number; cutAfter?: number }
  | 'hang'
  | 'reset'

export interface Fault {
  name: string
  /** Value of the Retry-After header in seconds. */
  retryS?: number
  delayMs?: number
  /** For `held`: the response is sent when this resolves. */
  until?: Promise<unknown>
}

export type FaultOrName = string | Fault

interface Options {
  /** Builds the response. `fault` is null if the call should succeed. */
  answer: (call: RecordedCall, fault: Fault | null) => Promise<Reply>
  keyOf: (headers: RecordedCall['headers']) => string
  port?: number
}

/**
 * Starts a server that imitates a provider. Faults can be set for the next calls in order, for every call, or for every
 * call with a certain API key. Over HTTP, `PUT /control/faults` sets them, and `GET /control/calls` lists all calls.
 */
export async function startStandIn({ answer, keyOf, port = 0 }: Options) {
  const calls: RecordedCall[] = []
  const plan = {
    next: [] as FaultOrName[],
    always: null as FaultOrName | null,
    byKey: {} as Record<string, FaultOrName>,
  }

  const faultFor = (key: string): Fault | null => {
    const fault = plan.next.shift() ?? plan.byKey[key] ?? plan.always
    if (!fault || fault === 'ok') return null
    return typeof fault === 'string' ? { name: fault } : fault
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request
    const bytes = await readAll(request)
    if (path.startsWith('/control/')) return control(method, path, bytes, response)
    const headers = request.headers as RecordedCall['headers']
    const call = { method, path, headers, body: await parse(bytes, headers), key: keyOf(headers), aborted: false }
    calls.push(call)
    response.once('close', () => {
      call.aborted = !response.writableFinished
    })
    await send(response, await answer(call, faultFor(call.key)))
  })

  function control(method: string, path: string, bytes: Buffer, response: ServerResponse): void {
    if (method === 'PUT' && path === '/control/faults') Object.assign(plan, JSON.parse(bytes.toString()))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(path === '/control/calls' ? calls : plan))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Sets the faults of the next calls, in order. `ok` lets a call succeed. */
    next: (...faults: FaultOrName[]) => void plan.next.push(...faults),
    always: (fault: FaultOrName | null) => void Object.assign(plan, { always: fault }),
    forKey: (key: string, fault: FaultOrName) => void Object.assign(plan.byKey, { [key]: fault }),
    reset: () => {
      calls.length = 0
      Object.assign(plan, { next: [], always: null, byKey: {} })
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function parse(bytes: Buffer, headers: RecordedCall['headers']): Promise<unknown> {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString())
  if (!type.startsWith('multipart/form-data')) return null
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const parts: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(name).map(partOf))
    parts[name] = values.length > 1 ? values : values[0]
  }
  return parts
}

async function partOf(value: string | File): Promise<unknown> {
  // fetch converts line breaks in forms to CRLF. Convert them back, so that tests can compare texts.
  return typeof value === 'string'
    ? value.replaceAll('\r\n', '\n')
    : { type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply === 'hang') return
  if (reply === 'reset') return void response.socket?.resetAndDestroy()
  if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs))
  const body = Buffer.from(reply.body)
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    ...reply.headers,
    'content-length': body.length,
  })
  if (reply.cutAfter === undefined) return void response.end(body)
  response.write(body.subarray(0, reply.cutAfter), () => response.socket?.resetAndDestroy())
}
