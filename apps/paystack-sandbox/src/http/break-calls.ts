import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Faults } from '#sandbox/control/faults.ts'
import { PaystackError } from '#sandbox/http/envelope.ts'
import { rateLimited } from '#sandbox/http/rate-limit.ts'

export function installBrokenCalls(http: FastifyInstance, faults: Faults): void {
  const cut = new WeakSet<object>()

  http.addHook('preHandler', async (request, reply) => {
    const fault = faults.forCall(request.url)
    if (!fault) return
    // Wait until the client disconnects. Check the socket, because the request itself is destroyed once its body was
    // read.
    while (fault.hang && !request.raw.socket.destroyed) await sleep(50)
    if (fault.rate_limit) throw rateLimited(reply, 0, 30)
    if (fault.server_error) {
      const status = fault.server_error
      throw new PaystackError({ status, message: 'An error occurred', code: 'unknown', type: 'api_error' })
    }
    if (fault.truncate) cut.add(request)
  })

  http.addHook('onSend', async (request, reply, payload) => {
    if (!cut.has(request) || typeof payload !== 'string') return payload
    const bytes = Buffer.from(payload)
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': bytes.length })
    reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.destroy())
    return payload
  })
}
