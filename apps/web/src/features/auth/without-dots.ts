import { normalizeEmail } from '@ufaro/contract/account-rules.ts'

/** The same letter box under a name that sign-up takes; null where the provider is not known to deliver to it. */
export function withoutDots(email: string): string | null {
  const [, name = '', host = ''] = /^([^@]+)@(gmail\.com|googlemail\.com)$/.exec(normalizeEmail(email)) ?? []
  const plain = name.replace(/\+.*$/, '').replaceAll('.', '')
  return plain && plain !== name ? `${plain}@${host}` : null
}
