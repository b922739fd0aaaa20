import path from 'node:path'
import type { Env } from '../../env.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export const createMailer = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer =>
  env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
    : createFileMailer({ folder: path.join(env.DATA_DIR, 'mail'), from: env.MAIL_FROM })
