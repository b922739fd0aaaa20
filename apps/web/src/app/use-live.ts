import { useEffect } from 'react'
import { startLiveUpdates } from '../lib/events/live-updates.ts'
import { session, useSession } from '../lib/session.ts'
import { whenIdle } from '../lib/when-idle.ts'

export function useLive(): void {
  const userId = useSession(({ user, isInitialized }) => (isInitialized ? user?.id : undefined))
  useEffect(() => {
    if (!userId) return
    let stop = () => {}
    // Connect only when the page is idle. No event is lost until then, because a new connection first sends what the
    // page may have missed.
    const forget = whenIdle(() => {
      stop = startLiveUpdates()
    })
    const comeBack = () => document.visibilityState === 'visible' && void session.refreshData()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      forget()
      stop()
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [userId])
}
