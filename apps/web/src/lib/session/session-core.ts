import { unlimitedCredits } from '@ufaro/contract/credits.ts'
import type { SessionReply } from '@ufaro/contract/http/auth.ts'
import type { UserPlan } from '@ufaro/contract/plan.ts'
import type { User } from '@ufaro/contract/user.ts'
import { adminPlan, createSessionStore, noSession, type SessionState } from './session.store.ts'
import { createSessionStorage, type TextStorage } from './session-storage.ts'
import { expiryOf, renewalDelay } from './token.ts'

export type SessionCore = ReturnType<typeof createSessionCore>

export function createSessionCore(storage: TextStorage, now: () => number) {
  const store = createSessionStore(storage)
  const kept = createSessionStorage(storage)
  let timer: ReturnType<typeof setTimeout> | undefined
  let onDue: () => void = () => {}

  function setUser(user: User): void {
    kept.keepUser(user)
    store.setState({ user, isAuthenticated: true, ended: null, error: null })
    if (user.is_admin) setPlan(adminPlan())
  }

  function setPlan(plan: UserPlan | null): void {
    const admin = store.getState().user?.is_admin
    const userPlan = admin ? adminPlan() : plan
    const credits = admin ? unlimitedCredits() : (plan?.credits_breakdown ?? noSession().credits)
    store.setState({ userPlan, credits })
    kept.keepCredits(credits)
  }

  function schedule(): void {
    clearTimeout(timer)
    const exp = expiryOf(kept.token() ?? '')
    if (exp !== null) timer = setTimeout(() => onDue(), renewalDelay(exp, now()))
  }

  return {
    store,
    kept,
    now,
    setUser,
    setPlan,
    schedule,
    whenDue: (renew: () => void) => {
      onDue = renew
    },
    begin({ token, user }: SessionReply): User {
      if (store.getState().user && store.getState().user?.id !== user.id) store.setState(noSession())
      kept.keepToken(token)
      setUser(user)
      schedule()
      return user
    },
    adopt() {
      void store.persist.rehydrate()
      schedule()
    },
    clear(why: Partial<Pick<SessionState, 'error' | 'ended'>> = {}) {
      clearTimeout(timer)
      kept.forget()
      store.setState({ ...noSession(), isLoading: false, error: null, ended: null, ...why })
    },
  }
}
