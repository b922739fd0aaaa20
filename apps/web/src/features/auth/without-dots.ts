import { normalizeEmail } from '@ufaro/contract/account-rules.ts'

/**
 * Returns a Gmail address without dots and without the part after a plus sign: sign-up accepts it, and Gmail delivers
 * it to the same mailbox. Null for an address of another provider, or if there is nothing to remove.
 */
export function withoutDots(email: string): string | null {
  const [, name = '', host = ''] = /^([^@]+)@(gmail\.com|googlemail\.com)$/.exec(normalizeEmail(email)) ?? []
  const plain = name.replace(/\+.*$/, '').replaceAll('.', '')
  return plain && plain !== name ? `${plain}@${host}` : null
}
