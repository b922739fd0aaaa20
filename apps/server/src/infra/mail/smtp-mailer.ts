import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Milliseconds. Their sum is shorter than the time for which a process may claim a mail, so that no other process sends
 * the mail too.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** @param url `smtp://user:password@host:port`, or `smtps://` */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = transportTo(url)
  return {
    keeps: false,
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, from))
    },
    close: () => transport.close(),
  }
}

/**
 * Connects and logs in, but sends nothing.
 * @throws if the mail server cannot be used
 */
export async function verifySmtp(url: string): Promise<void> {
  const transport = transportTo(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function transportTo(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
  })
}
