const STORAGE_NAME = 'ufaro-reloaded'
/**
 * Milliseconds after a reload during which a second failure causes no reload, because a deployment cannot be its cause.
 */
const ONCE_IN_MS = 60_000

/** Reloads a page that was opened before a deployment and requests chunks that no longer exist. */
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
