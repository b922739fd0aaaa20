import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../../db/session-secret.ts'
import type { AppContext } from '../../room.ts'
import type { CertificatesService } from '../certificates/certificates.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createCertificateMailsService } from './certificate-mails.service.ts'
import { createCopyPrinter } from './copy-printer.ts'
import { credentialsRoutes } from './credentials.routes.ts'
import { createCredentialsService } from './credentials.service.ts'
import { createIssuerKeysService } from './issuer-keys.service.ts'

interface Deps extends AppContext {
  files: FilesService
  mail: MailService
  certificates: CertificatesService
}

export function createCredentialsRoom(deps: Deps) {
  const { db, log, files, mail, certificates, limiter, linkOrigin, origin, secret } = deps
  const keys = createIssuerKeysService({ db, log, secret: deriveKey(secret, 'credential keys') })
  const printer = createCopyPrinter()
  const credentials = createCredentialsService({ db, certificates, files, keys, printer })
  const mails = createCertificateMailsService({ db, mail, secret: deriveKey(secret, 'certificate mails'), origin })
  return {
    register: (http: FastifyInstance): void => credentialsRoutes(http, { credentials, mails, limiter, linkOrigin }),
    timers: [
      { name: 'mailing certificates', everyMs: 1000, work: mails.post },
      { name: 'changing the key of credentials', everyMs: 3_600_000, work: () => keys.rotate() },
    ],
    close: () => printer.close(),
  }
}
