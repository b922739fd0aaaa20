import { type CreditsBreakdown, emptyCredits, unlimitedCredits } from '@ufaro/contract/credits.ts'
import { ADMIN_PLAN_NAME, type UserPlan } from '@ufaro/contract/plan.ts'
import type { User } from '@ufaro/contract/user.ts'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { STORAGE_NAMES, type TextStorage } from './session-storage.ts'

export type SessionEnd = 'signed-out' | 'expired' | null

export interface SessionState {
  user: User | null
  credits: CreditsBreakdown
  userPlan: UserPlan | null
  isAuthenticated: boolean
  isLoading: boolean
  isInitialized: boolean
  /** Milliseconds since 1970. 0 means never. */
  lastRefresh: number
  error: string | null
  ended: SessionEnd
}

type Persisted = Pick<SessionState, 'user' | 'credits' | 'userPlan' | 'isAuthenticated' | 'lastRefresh'>

export const noSession = (): Persisted => ({
  user: null,
  credits: emptyCredits(),
  userPlan: null,
  isAuthenticated: false,
  lastRefresh: 0,
})

/** The plan that is shown to admins. Their credits are unlimited, whatever plans they hold. */
export const adminPlan = (): UserPlan => ({
  plan_name: ADMIN_PLAN_NAME,
  credits_breakdown: unlimitedCredits(),
  credits_remaining: 'unlimited',
  credits_total: 'unlimited',
  expires_at: null,
  is_active: true,
  daily_limit: null,
  daily_used: 0,
})

export function createSessionStore(storage: TextStorage) {
  return createStore<SessionState>()(
    persist<SessionState, [], [], Persisted>(
      (): SessionState => ({ ...noSession(), isLoading: false, isInitialized: false, error: null, ended: null }),
      {
        name: STORAGE_NAMES.session,
        version: 1,
        storage: {
          getItem: (name) => JSON.parse(storage.getItem(name) ?? 'null'),
          setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
          removeItem: (name) => storage.removeItem(name),
        },
        // Credits stored by an older version may lack newer tools. Give these zero credits.
        merge: (stored, current) => {
          const valid = (stored ?? {}) as Partial<Persisted>
          return { ...current, ...valid, credits: { ...emptyCredits(), ...valid.credits } }
        },
        partialize: ({ user, credits, userPlan, isAuthenticated, lastRefresh }): Persisted => ({
          user,
          credits,
          userPlan,
          isAuthenticated,
          lastRefresh,
        }),
      },
    ),
  )
}
