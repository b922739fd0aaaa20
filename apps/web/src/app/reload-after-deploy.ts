const STORAGE_NAME = 'ufaro-reloaded'
/** A second failure within this time is not caused by a deployment, so it does not reload the page again. */
const ONCE_IN_MS = 60_000

/** Reloads a page that was opened before a deployment and requests chunks that no longer exist. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_NAME))
    // While offline, a reload would lose the page and load nothing.
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_NAME, String(Date.now()))
    window.location.reload()
  })
}
