import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FORM } from './body-kinds.ts'
import { createBodyPlaces } from './body-places.ts'
import { createDiskRoom } from './disk-room.ts'

declare module 'fastify' {
  interface FastifyRequest {
    letGoOfBody: () => void
  }
  interface FastifyInstance {
    /**
     * Waits for a place to read a form, a chunk of an upload, or another body of more than 1 MB.
     * @throws AppError OVERLOADED if no place becomes free in time, too many bodies of the user wait, or the disk is
     * nearly full
     */
    admitBody: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}

const MB = 1024 * 1024
/** Maximum size in bytes of a JSON body without pictures (PLAIN) and of one with pictures (IMAGES). */
export const PLAIN_MAX_BYTES = 256 * 1024
export const IMAGES_MAX_BYTES = 32 * MB
const BIG_BYTES = MB

const IN_MEMORY = { person: 2 * IMAGES_MAX_BYTES, all: 6 * IMAGES_MAX_BYTES, waiting: 20, waitMs: 10_000 }
const FORMS = { person: 3, all: 100, waiting: 60, waitMs: 10_000 }

export function installBigBodies(http: FastifyInstance, folder: string): void {
  const memory = createBodyPlaces(IN_MEMORY)
  const forms = createBodyPlaces(FORMS)
  const requireDisk = createDiskRoom(folder)

  http.decorateRequest('letGoOfBody', () => {})
  http.decorate('admitBody', async (request, reply) => {
    // A call that `innerCalls` injects has no connection. Its body is part of an MCP request that already has a place.
    if (!(request.raw.socket instanceof Socket)) return
    const person = request.caller?.user.id ?? request.ip
    const isForm = FORM.test(request.headers['content-type'] ?? '')
    const passes = isForm || request.routeOptions.config.endpoint?.stretch === true
    const bytes = Math.min(bytesDeclared(request), IMAGES_MAX_BYTES)
    if (passes) await requireDisk()
    else if (bytes <= BIG_BYTES) return
    const letGo = await (passes ? forms.take(person, 1) : memory.take(person, bytes))
    request.letGoOfBody = letGo
    if (reply.raw.destroyed) letGo()
    else reply.raw.once('close', letGo)
  })
}

export const isBig = (request: FastifyRequest): boolean => bytesDeclared(request) > BIG_BYTES

function bytesDeclared({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
