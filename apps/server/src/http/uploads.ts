import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { installBigBodies } from './big-bodies.ts'
import { hashOfBody } from './body-hash.ts'
import { refuseOtherBodies } from './body-kinds.ts'
import { takeDataUrls } from './data-urls.ts'
import { partKindsOf } from './form-parts.ts'
import { takeMultipart } from './multipart.ts'
import { installRawImages, takeRawImage } from './raw-image.ts'
import { installStretches } from './stretch.ts'
import type { Uploads } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's pictures, which are removed from the body before validation. Null if the endpoint takes none. */
    uploads: Uploads | null
  }
  interface FastifyInstance {
    takeUploads: (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<void>
  }
}

const STALE_MS = 3_600_000

/** @param folder for form parts, which stay on disk until the response is sent */
export async function installUploads(http: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await dropStale(folder)
  const sweeping = setInterval(() => void dropStale(folder).catch(() => {}), STALE_MS / 6)
  sweeping.unref()
  http.addHook('onClose', async () => clearInterval(sweeping))
  installForms(http)
  http.decorateRequest('uploads', null)
  installRawImages(http)
  installStretches(http)
  installBigBodies(http, folder)
  refuseOtherBodies(http)

  http.decorate('takeUploads', async (request, reply, endpoint) => {
    const { images = [], imagesStay } = endpoint
    if (!request.isMultipart()) {
      const uploads = takeRawImage(request, images) ?? takeDataUrls(request.body, images, imagesStay)
      request.uploads = { ...uploads, letGo: request.letGoOfBody }
      request.bodyHash = hashOfBody([request.body, uploads.digest])
      return
    }
    const own = path.join(folder, request.id)
    await mkdir(own, { mode: 0o700 })
    // Delete the files however the request ends, even if the client disconnects.
    reply.raw.once('close', () => void rm(own, { recursive: true, force: true }))
    const { fields, uploads } = await takeMultipart(request, {
      names: images,
      stay: imagesStay ?? false,
      kinds: partKindsOf(endpoint),
      folder: own,
    })
    request.letGoOfBody()
    request.body = fields
    request.uploads = uploads
    request.bodyHash = hashOfBody([fields, uploads.digest])
  })
}

/**
 * Registers @fastify/multipart without its hooks: they run on every request and delete files that the plugin stores,
 * but it stores none here.
 */
function installForms(http: FastifyInstance): void {
  const withoutHooks: FastifyInstance = Object.create(http, { addHook: { value: () => withoutHooks } })
  multipart(withoutHooks, { throwFileSizeLimit: false }, (error) => {
    if (error) throw error
  })
}

async function dropStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name)
    const info = await stat(left).catch(() => null)
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(left, { recursive: true, force: true })
  }
}
