import type { Db, Tx } from '../../db/db.ts'
import type { Log } from '../../infra/log.ts'
import type { Mailer } from '../../infra/mail/mailer.ts'
import { type LetterContent, renderLetter } from './letter-layout.ts'
import * as repo from './mails.repo.ts'

export type { LetterContent }

const MINUTE = 60
const HOUR = 3600
/**
 * Seconds from the start of each attempt to send a mail until the next one. Every pause is longer than an attempt
 * usually takes, so that two processes do not send the same mail. After the last attempt, the mail stays unsent.
 */
const PAUSES_S = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR]
const AT_ONCE = 4
const KEEP_S = 30 * 24 * HOUR

interface Deps {
  db: Db
  mailer: Mailer
  log: Log
}

/** A mail is committed together with its cause and sent afterwards, at least once. */
export function createMailService({ db, mailer, log }: Deps) {
  const deliver = async (): Promise<boolean> => {
    const mail = await repo.claim(db, PAUSES_S)
    if (!mail) return false
    try {
      await mailer.send(mail)
      await repo.markSent(db, mail.id, { forget: !mailer.keeps })
    } catch (error) {
      log.warn({ err: error, mailId: mail.id, attempts: mail.attempts }, 'a mail was not accepted')
      await repo.markFailed(db, mail.id, error instanceof Error ? error.message : String(error))
    }
    return true
  }

  return {
    post: (tx: Tx, to: string, content: LetterContent): Promise<void> =>
      repo.insert(tx, to, renderLetter(content), content.unsubscribeUrl),

    list: (query: repo.MailQuery) => repo.list(db, query),

    forget: (tx: Tx, address: string): Promise<void> => repo.removeAllTo(tx, address),

    /**
     * Sends due mails in parallel, so that a slow one does not block others. Several processes may run this at once.
     */
    async deliverPending(): Promise<void> {
      const lane = async () => {
        while (await deliver());
      }
      await Promise.all(Array.from({ length: AT_ONCE }, lane))
    },

    sweep: () => repo.sweep(db, KEEP_S),
  }
}
export type MailService = ReturnType<typeof createMailService>
