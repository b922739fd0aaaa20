export interface Letter {
  /** Permanent id: a mail sent twice remains the same mail. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** For List-Unsubscribe (RFC 8058). */
  unsubscribeUrl: string | null
}

/** @throws if the mail was not accepted; the caller retries */
export interface Mailer {
  send: (letter: Letter) => Promise<void>
  /** Whether mails stay readable on this machine because there is no mail server. */
  keeps: boolean
  close: () => void
}
