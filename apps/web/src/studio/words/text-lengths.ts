/** Letters a short message carries seven bits each (GSM 03.38, and its extension, whose letters count twice). */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_TWICE = '^{}\\[~]|€'
/** Letters of one message, and of each where there are several. */
const PLAIN = { one: 160, each: 153 } as const
const MARKED = { one: 70, each: 67 } as const

export const WHATSAPP_STATUS_MAX = 700
export const INSTAGRAM_CAPTION_MAX = 2200

export interface SmsLength {
  /** Letters as a phone counts them. */
  letters: number
  /** How many fit into one message. */
  limit: number
  messages: number
  /** True where marks or signs more than halve what fits. */
  marked: boolean
}

/** What a text comes to as short messages. */
export function smsLength(text: string): SmsLength {
  const marked = [...text].some((letter) => !GSM.includes(letter) && !GSM_TWICE.includes(letter))
  const letters = marked
    ? text.length
    : [...text].reduce((sum, letter) => sum + (GSM_TWICE.includes(letter) ? 2 : 1), 0)
  const { one, each } = marked ? MARKED : PLAIN
  return { letters, limit: one, messages: letters <= one ? 1 : Math.ceil(letters / each), marked }
}

/** Letters as people see them, which is how the networks count. */
export const lettersOf = (text: string): number => [...text].length
