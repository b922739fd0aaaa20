const STORAGE_NAME = 'ufaro-reloaded'
/** A second failure so soon is no new version but something that is really missing. */
const ONCE_IN_MS = 60_000

/** A page left open over a new version asks for code that is gone: loading it anew gets the new one. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_NAME))
    if (Date.now() - last < ONCE_IN_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_NAME, String(Date.now()))
    window.location.reload()
  })
}
