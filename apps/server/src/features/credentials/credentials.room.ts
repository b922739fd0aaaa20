import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Log } from '../../infra/log.ts'
import type { CertificatesService } from '../certificates/certificates.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createCertificateMailsService } from './certificate-mails.service.ts'
import { createCopyPrinter } from './copy-printer.ts'
import { credentialsRoutes } from './credentials.routes.ts'
import { createCredentialsService } from './credentials.service.ts'
import { createIssuerKeysService } from './issuer-keys.service.ts'

interface Deps {
  db: Db
  log: Log
  files: FilesService
  mail: MailService
  certificates: CertificatesService
  limiter: RateLimiter
  linkOrigin: LinkOrigin
  keySecret: Buffer
  mailSecret: Buffer
}

export function createCredentialsRoom(deps: Deps) {
  const { db, log, files, mail, certificates, limiter, linkOrigin, keySecret, mailSecret } = deps
  const keys = createIssuerKeysService({ db, log, secret: keySecret })
  const printer = createCopyPrinter()
  const credentials = createCredentialsService({ db, certificates, files, keys, printer })
  const origin = () => linkOrigin({ headers: {} })
  const mails = createCertificateMailsService({ db, mail, secret: mailSecret, origin })
  return {
    register: (http: FastifyInstance): void => credentialsRoutes(http, { credentials, mails, limiter, linkOrigin }),
    post: mails.post,
    rotate: async (): Promise<void> => {
      await keys.rotate()
    },
    close: () => printer.close(),
  }
}
