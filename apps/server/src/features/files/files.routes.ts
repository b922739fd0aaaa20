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
  // A stored file never changes, so browsers may keep it for ever. An archive becomes invalid when one of its files is
  // deleted, so browsers may keep it only until its link expires.
  const open = async (key: string, secondsLeft: number) =>
    key.startsWith(ARCHIVE_PREFIX)
      ? { ...(await archives.open(await archives.find(key))), maxAge: secondsLeft }
      : { ...(await stored.open(key)), maxAge: 'immutable' as const }

  route(app, fileEndpoint, async ({ params: { key }, query, request, reply }) => {
    const secondsLeft = links.check(key, query)
    return sendBytes(request, reply, { ...(await open(key, secondsLeft)), download: query.download })
  })
}
