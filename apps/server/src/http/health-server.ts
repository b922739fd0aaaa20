import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { healthz } from '@ufaro/contract/http/operations.ts'

export const WELL = { status: 'ok' } as const
const BODY = JSON.stringify(WELL)
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': BODY.length,
  'x-content-type-options': 'nosniff',
}

interface Options extends ServerOptions {
  isOpen: () => boolean
  onAnswer: (method: string) => void
}

/** Creates a server that answers liveness probes itself, so that they run no Fastify hook and leave no log line. */
export function createHealthServer(handler: RequestListener, { isOpen, onAnswer, ...options }: Options): Server {
  return createServer(options, (request, response) => {
    if (!isProbe(request) || !isOpen()) return handler(request, response)
    response.writeHead(200, HEADERS).end(request.method === 'HEAD' ? undefined : BODY)
    onAnswer(request.method!)
  })
}

const isProbe = ({ url, method, headers }: IncomingMessage): boolean =>
  url === healthz.path &&
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined
