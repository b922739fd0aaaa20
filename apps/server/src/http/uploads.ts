import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { installBigBodies } from './big-bodies.ts'
import { hashOfBody } from './body-hash.ts'
import { takeDataUrls } from './data-urls.ts'
import { partKindsOf } from './form-parts.ts'
import { takeMultipart } from './multipart.ts'
import { installRawImages, takeRawImage } from './raw-image.ts'
import { installStretches } from './stretch.ts'
import type { Uploads } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for endpoints with pictures. They are taken out of the body, which the contract then validates. */
    uploads: Uploads | null
  }
  interface FastifyInstance {
    takeUploads: (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<void>
  }
}

/** Folders of requests older than this belong to a process that is gone. */
const STALE_MS = 3_600_000

/**
 * Pictures arrive as data URLs in JSON or as parts of a form, alike for the handlers.
 * @param folder for the parts of forms, which go to disk as they come and lie there until the answer is out
 */
export async function installUploads(http: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await dropStale(folder)
  const sweeping = setInterval(() => void dropStale(folder).catch(() => {}), STALE_MS / 6)
  sweeping.unref()
  http.addHook('onClose', async () => clearInterval(sweeping))
  http.register(multipart, { throwFileSizeLimit: false })
  http.decorateRequest('uploads', null)
  installRawImages(http)
  installStretches(http)
  installBigBodies(http, folder)

  // The parser of forms serves every route, but only those with pictures speak that language.
  http.addHook('preValidation', (request, _reply, done) => {
    const isRefused = request.isMultipart() && !request.routeOptions.config.endpoint?.images
    done(isRefused ? new AppError('UNSUPPORTED_MEDIA_TYPE') : undefined)
  })

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
    // However the exchange ends, also where the client has gone.
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

async function dropStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name)
    const info = await stat(left).catch(() => null)
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(left, { recursive: true, force: true })
  }
}
