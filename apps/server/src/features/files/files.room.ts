import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../../db/session-secret.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import type { AppContext } from '../../room.ts'
import { createArchivesService } from './archives.service.ts'
import { createBundlesService } from './bundles.service.ts'
import { createFileLinks } from './file-links.ts'
import { filesRoutes } from './files.routes.ts'
import { createFilesService } from './files.service.ts'
import { createIntakeService } from './intake.service.ts'
import { createPreviewsService } from './previews.service.ts'
import { createReferencesService, type FindResult } from './references.service.ts'
import { createStoredService } from './stored.service.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { createUploadsService } from './uploads.service.ts'

interface Deps extends AppContext {
  storage: Storage
  findResult: FindResult
}

export function createFilesRoom({ env, db, log, storage, secret, findResult }: Deps) {
  const ttlS = env.FILE_URL_TTL_S
  const links = createFileLinks({ secret: deriveKey(secret, 'file links'), ttlS })
  const previews = createPreviewsService({ db, storage, log })
  const files = createFilesService({ db, storage, links, previews, log })
  const bundles = createBundlesService({ files, storage })
  const stored = createStoredService({ files, bundles, previews, storage })
  const archives = createArchivesService({ db, storage, links, bundles, ttlS })
  const references = createReferencesService({ db, files, findResult })
  const intake = createIntakeService({ db, files, references })
  const uploads = createUploadsService({ db, files, intake })
  return {
    files,
    bundles,
    stored,
    archives,
    intake,
    references,
    register(http: FastifyInstance): void {
      filesRoutes(http, { stored, archives, links })
      uploadsRoutes(http, { uploads })
      http.addHook('onClose', previews.close)
    },
  }
}
