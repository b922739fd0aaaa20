export interface Letter {
  /** Used as the Message-ID. Mail programs then recognize a mail that was sent twice. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** For the List-Unsubscribe header (RFC 8058). */
  unsubscribeUrl: string | null
}

/** `send` throws if the mail server did not accept the mail. The caller retries. */
export interface Mailer {
  send: (letter: Letter) => Promise<void>
  /** True if mails are written to a local folder because no mail server is configured. */
  keeps: boolean
  close: () => void
}
