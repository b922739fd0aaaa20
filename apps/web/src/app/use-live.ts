import { useEffect } from 'react'
import { startLiveUpdates } from '../lib/events/live-updates.ts'
import { session, useSession } from '../lib/session.ts'

export function useLive(): void {
  const userId = useSession(({ user, isInitialized }) => (isInitialized ? user?.id : undefined))
  useEffect(() => {
    if (!userId) return
    const stop = startLiveUpdates()
    const comeBack = () => document.visibilityState === 'visible' && void session.refreshData()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [userId])
}
