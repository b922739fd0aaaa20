export interface Letter {
  /** Names the letter for good: sent twice it is still the same one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** Where the mail program's own button stops mails like this one (RFC 8058). */
  unsubscribeUrl: string | null
}

/** Hands a letter over. @throws where it was not taken, for the caller to try again */
export interface Mailer {
  send: (letter: Letter) => Promise<void>
  /** Whether the letter stays readable on this machine, for lack of anywhere to send it. */
  keeps: boolean
  close: () => void
}
