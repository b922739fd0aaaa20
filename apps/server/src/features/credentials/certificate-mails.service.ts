import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import { verifyPath } from '@ufaro/contract/tools/certificates.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailService } from '../mail/mail.service.ts'
import { certificateLetter } from './certificate.letter.ts'
import { insertRefusal, refusedOf, takeDue } from './certificate-mails.repo.ts'

const AT_ONCE = 50

interface Deps {
  db: Db
  mail: Pick<MailService, 'post'>
  secret: Buffer
  origin: () => string
}

/**
 * Mails each recipient of a certificate its link once. Skips revoked certificates and recipients who have unsubscribed.
 */
export function createCertificateMailsService({ db, mail, secret, origin }: Deps) {
  const mac = (purpose: string, text: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')
  const hashOf = (email: string): string => mac('address', normalizeEmail(email))
  const tokenOf = (hash: string): string => `${hash}.${mac('token', hash)}`

  const postSome = () =>
    transaction(db, async (tx) => {
      const due = await takeDue(tx, AT_ONCE)
      const refused = await refusedOf(
        tx,
        due.map(({ email }) => hashOf(email)),
      )
      for (const { code, email, revoked_at, ...recipient } of due) {
        const hash = hashOf(email)
        if (revoked_at || refused.has(hash)) continue
        const token = tokenOf(hash)
        const letter = certificateLetter({
          ...recipient,
          page: origin() + verifyPath(code),
          stopPage: `${origin()}/stop-mails/${token}`,
          unsubscribeUrl: `${origin()}/api/mails/refuse/${token}`,
        })
        await mail.post(tx, email, letter)
      }
      return due.length
    })

  return {
    async post(): Promise<void> {
      while ((await postSome()) === AT_ONCE);
    },

    async refuse(token: string): Promise<void> {
      const hash = token.split('.')[0] ?? ''
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(hash))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('NOT_FOUND')
      await insertRefusal(db, hash)
    },
  }
}
export type CertificateMailsService = ReturnType<typeof createCertificateMailsService>
