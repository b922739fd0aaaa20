import { logFailure } from './log.ts'

/** Hourly: an app that stays open for days would never hear of a new version otherwise. */
const CHECK_MS = 3_600_000

/**
 * Registers /sw.js, in built pages only: in development it would keep what is being changed.
 * @param onUpdate told once a newer version waits; the function it gets lets that version take over and reloads the page
 */
export async function registerServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const tell = (worker: ServiceWorker | null) => {
      // Without a controller this is the first visit: nothing older is on the page.
      if (worker && navigator.serviceWorker.controller) onUpdate(() => takeOver(worker))
    }
    tell(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => installing.state === 'installed' && tell(installing))
    })
    setInterval(() => void registration.update().catch(() => {}), CHECK_MS)
  } catch (error) {
    logFailure('ServiceWorker registration failed', error)
  }
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage('take over')
}
