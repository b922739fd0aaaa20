import type { CreditsBreakdown } from '@ufaro/contract/credits.ts'
import type { User } from '@ufaro/contract/user.ts'

export const STORAGE_NAMES = {
  session: 'ufaro-session',
  credits: 'ufaro-credits',
  token: 'ufaro-token',
  user: 'ufaro-user',
} as const

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function createSessionStorage(storage: TextStorage) {
  const { token, user, credits } = STORAGE_NAMES
  return {
    token: () => storage.getItem(token),
    cachedUser: (): User | null => parseUser(storage.getItem(user)),
    keepToken: (value: string) => storage.setItem(token, value),
    keepUser: (value: User) => storage.setItem(user, JSON.stringify(value)),
    keepCredits: (value: CreditsBreakdown) => storage.setItem(credits, JSON.stringify(value)),
    forget() {
      for (const name of [token, user, credits]) storage.removeItem(name)
    },
  }
}

function parseUser(text: string | null): User | null {
  try {
    const value = JSON.parse(text ?? 'null')
    return typeof value?.id === 'string' && typeof value.email === 'string' ? value : null
  } catch {
    return null
  }
}
