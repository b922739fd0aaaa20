import { useStore } from 'zustand'
import { createSession } from './session/create-session.ts'
import type { SessionState } from './session/session.store.ts'
import { STORAGE_NAMES } from './session/session-storage.ts'

export const session = createSession({ base: '', storage: window.localStorage })
export const { call } = session

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(session.store, select)

export const useUser = () => useSession(({ user }) => user)

export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_NAMES.token || key === null) session.followOtherTab(key === null ? null : newValue)
    else if (key === STORAGE_NAMES.session && newValue) session.followOtherTab(newValue)
  })
}
