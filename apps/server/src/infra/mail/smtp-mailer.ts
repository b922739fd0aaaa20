import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** A server that hangs must not hold a letter for longer than the lease on it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** @param url `smtp://user:password@host:port`, or `smtps://` */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
  })
  return {
    keeps: false,
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, from))
    },
    close: () => transport.close(),
  }
}
