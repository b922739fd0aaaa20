const STORAGE_NAME = 'ufaro-reloaded'
/** Minimum milliseconds between two reloads. A failure so soon after a reload is not caused by a deployment. */
const ONCE_IN_MS = 60_000

/** Reloads a page that was opened before a deployment and now requests a chunk that no longer exists. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_NAME))
    // Do not reload while offline, because the open page would be lost and nothing loaded.
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_NAME, String(Date.now()))
    window.location.reload()
  })
}
