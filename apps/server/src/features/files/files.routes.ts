import { file as fileEndpoint } from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { sendBytes } from '../../http/send-bytes.ts'
import { ARCHIVE_PREFIX, type ArchivesService } from './archives.service.ts'
import type { FileLinks } from './file-links.ts'
import type { StoredService } from './stored.service.ts'

interface Deps {
  stored: StoredService
  archives: ArchivesService
  links: FileLinks
}

export function filesRoutes(app: FastifyInstance, { stored, archives, links }: Deps) {
  const open = async (key: string) =>
    key.startsWith(ARCHIVE_PREFIX) ? archives.open(await archives.find(key)) : stored.open(key)

  route(app, fileEndpoint, async ({ params: { key }, query, request, reply }) => {
    const maxAge = links.check(key, query)
    return sendBytes(request, reply, { ...(await open(key)), maxAge, download: query.download })
  })
}
