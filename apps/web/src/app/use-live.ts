import { useEffect } from 'react'
import { startLiveUpdates } from '../lib/events/live-updates.ts'
import { session, useSession } from '../lib/session.ts'

const FIRST_PAINT_MS = 500

export function useLive(): void {
  const userId = useSession(({ user, isInitialized }) => (isInitialized ? user?.id : undefined))
  useEffect(() => {
    if (!userId) return
    let stop = () => {}
    // After the first paint: a new connection brings the runs that were missed.
    const timer = setTimeout(() => {
      stop = startLiveUpdates()
    }, FIRST_PAINT_MS)
    const comeBack = () => document.visibilityState === 'visible' && void session.refreshData()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [userId])
}
