import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { certificateReportsRoutes } from './certificate-reports.routes.ts'
import { createCertificateReportsService } from './certificate-reports.service.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { createCertificatesService } from './certificates.service.ts'
import { createIssuing } from './issuing.ts'

interface Deps extends AppContext {
  files: FilesService
  webhooks: WebhooksService
  audit: AuditLog
  users: UsersService
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
