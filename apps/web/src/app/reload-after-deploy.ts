const STORAGE_NAME = 'ufaro-reloaded'
/** A second failure within this time is not caused by a deployment. */
const ONCE_IN_MS = 60_000

/** A page opened before a deployment requests chunks that are gone: reload it. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_NAME))
    // Without a line a reload would lose the page and bring nothing.
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_NAME, String(Date.now()))
    window.location.reload()
  })
}
