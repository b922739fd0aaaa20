export interface Letter {
  /** Used as the mail's Message-ID header, by which mail programs recognize a mail that was sent twice. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** URL for the List-Unsubscribe header (RFC 8058). Null for mails from which nobody can unsubscribe. */
  unsubscribeUrl: string | null
}

/** `send` throws if the mail server did not accept the mail. The caller retries. */
export interface Mailer {
  send: (letter: Letter) => Promise<void>
  keeps: boolean
  close: () => void
}
