import type { Scope } from '@ufaro/contract/api-key.ts'

export const SCOPE_WORDS: Record<Scope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'Your plan, runs, creations and brand kit' },
  make: { label: 'Make', hint: 'Start runs and spend credits, cancel them, download what they made' },
  webhooks: { label: 'Webhooks', hint: 'Add, change and test webhooks' },
}

export const LIFETIMES = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const
