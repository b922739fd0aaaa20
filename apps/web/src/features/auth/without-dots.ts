import { normalizeEmail } from '@ufaro/contract/account-rules.ts'

/**
 * Returns an equivalent email address that sign-up accepts, without dots and without a part after a plus sign. Null
 * unless the mail provider is known to deliver both addresses to one mailbox.
 */
export function withoutDots(email: string): string | null {
  const [, name = '', host = ''] = /^([^@]+)@(gmail\.com|googlemail\.com)$/.exec(normalizeEmail(email)) ?? []
  const plain = name.replace(/\+.*$/, '').replaceAll('.', '')
  return plain && plain !== name ? `${plain}@${host}` : null
}
