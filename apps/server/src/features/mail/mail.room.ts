import { createMailer } from '../../infra/mail/create-mailer.ts'
import type { AppContext } from '../../room.ts'
import { createMailService } from './mail.service.ts'

export function createMailRoom({ env, db, log }: AppContext) {
  const mailer = createMailer(env)
  const mail = createMailService({ db, mailer, log })
  return {
    mail,
    timers: [
      { name: 'sending mails', everyMs: 2000, work: mail.deliverPending },
      { name: 'sweeping mails', everyMs: 3_600_000, work: mail.sweep },
    ],
    close: mailer.close,
  }
}
