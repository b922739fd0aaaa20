import type { CreditsBreakdown } from '@ufaro/contract/credits.ts'
import type { UserPlan } from '@ufaro/contract/plan.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import type { User } from '@ufaro/contract/user.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes a token without a valid signature, because pages only read its `exp` (seconds). */
export const tokenUntil = (exp: number, sid = 's'): string => `${part({ alg: 'HS256' })}.${part({ exp, sid })}.sig`

export const ada: User = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  displayName: 'Ada Obi',
  isPrimaryAdmin: false,
  isSubAdmin: false,
  is_admin: false,
  adminLevel: null,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const boss: User = {
  ...ada,
  id: 'u2',
  email: 'boss@example.com',
  is_admin: true,
  adminLevel: 'primary',
  isPrimaryAdmin: true,
}

export const creditsOf = (count: number): CreditsBreakdown =>
  Object.fromEntries(TOOL_IDS.map((mode) => [mode, count])) as CreditsBreakdown

export const planWith = (count: number): UserPlan => ({
  plan_name: 'starter',
  credits_breakdown: creditsOf(count),
  credits_remaining: count * TOOL_IDS.length,
  credits_total: count * TOOL_IDS.length,
  expires_at: null,
  is_active: true,
  daily_limit: 10,
  daily_used: 0,
})

export function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
