import { priceText } from '@ufaro/contract/price-list/price-text.ts'
import { readPrice } from '@ufaro/contract/price-list/read-price.ts'

export interface CaptionParts {
  what: string
  price: string
  contact: string
}

/** Number of digits of a local Nigerian phone number, and Nigeria's country code. */
const LOCAL = 11
const COUNTRY = '234'

function chatLink(contact: string): string | null {
  if (!/^\+?[\d\s()-]+$/.test(contact)) return null
  const digits = contact.replace(/\D/g, '')
  if (digits.length === LOCAL && digits.startsWith('0')) return `https://wa.me/${COUNTRY}${digits.slice(1)}`
  return contact.startsWith('+') && digits.length >= 8 ? `https://wa.me/${digits}` : null
}

export function captionOf({ what, price, contact }: CaptionParts): string {
  const [name, asked, reach] = [what.trim(), price.trim(), contact.trim()]
  const kobo = readPrice(asked)
  const link = chatLink(reach)
  const head = [name && `*${name}*`, kobo === null ? asked : priceText(kobo)].filter(Boolean).join('\n')
  const foot = [reach && `To order: ${reach}`, link].filter(Boolean).join('\n')
  return [head, foot].filter(Boolean).join('\n\n')
}
