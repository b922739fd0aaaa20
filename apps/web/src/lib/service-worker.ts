import { logFailure } from './log.ts'

/** Milliseconds between checks for a new version, because pages may stay open for days. */
const CHECK_MS = 3_600_000

/**
 * Does nothing in development, where a service worker would serve outdated files.
 * @param onUpdate called when a newer version waits, with a function that activates that version and reloads the page
 */
export async function registerServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const tell = (worker: ServiceWorker | null) => {
      // If there is no controller, this is the first visit and nothing is outdated.
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
