import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { certificateReportsRoutes } from './certificate-reports.routes.ts'
import { createCertificateReportsService } from './certificate-reports.service.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { createCertificatesService } from './certificates.service.ts'
import { createIssuing } from './issuing.ts'

interface Deps {
  db: Db
  files: FilesService
  webhooks: WebhooksService
  audit: AuditService
  users: UsersService
  limiter: RateLimiter
}

export function createCertificatesRoom({ db, files, webhooks, audit, users, limiter }: Deps) {
  const certificates = createCertificatesService({ db, webhooks })
  return {
    certificates,
    issue: createIssuing({ db, files }),
    register(http: FastifyInstance): void {
      certificatesRoutes(http, { certificates, limiter })
      const reports = createCertificateReportsService({ db, audit, users, certificates })
      certificateReportsRoutes(http, { reports, limiter })
    },
  }
}
