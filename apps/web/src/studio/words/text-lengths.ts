/**
 * The characters of GSM 03.38, which take seven bits in an SMS, and below them its extension table, whose characters
 * count twice.
 */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_TWICE = '^{}\\[~]|€'
const PLAIN = { one: 160, each: 153 } as const
const MARKED = { one: 70, each: 67 } as const

export const WHATSAPP_STATUS_MAX = 700
export const INSTAGRAM_CAPTION_MAX = 2200

export interface SmsLength {
  letters: number
  limit: number
  messages: number
  /** True if a character forces the encoding UCS-2, which reduces the limit from 160 to 70 characters. */
  marked: boolean
}

export function smsLength(text: string): SmsLength {
  const marked = [...text].some((letter) => !GSM.includes(letter) && !GSM_TWICE.includes(letter))
  const letters = marked
    ? text.length
    : [...text].reduce((sum, letter) => sum + (GSM_TWICE.includes(letter) ? 2 : 1), 0)
  const { one, each } = marked ? MARKED : PLAIN
  return { letters, limit: one, messages: letters <= one ? 1 : Math.ceil(letters / each), marked }
}

/** Whether a text is for SMS: its title says so, or it fits into a single message. */
export const isForSms = (title: string, { messages }: SmsLength): boolean =>
  messages === 1 || /\b(?:sms|text messages?)\b/i.test(title)

export const lettersOf = (text: string): number => [...text].length
