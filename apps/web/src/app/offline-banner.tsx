import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    // On wide screens, the banner lies over the page. If it took up space at the top, it would push the Generate button
    // of the studio's full-height panel out of view.
    <div
      role="status"
      className="bg-warning-ground text-warning empty:hidden lg:fixed lg:right-20 lg:bottom-4 lg:z-40 lg:rounded-card lg:shadow-raised"
    >
      {!online && (
        <p className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2 text-small">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you typed stays here; it goes on when the connection is back.
        </p>
      )}
    </div>
  )
}
