// Runs before the first paint. Sets the colour scheme and the stored accent colour, so that no default colour flashes,
// and fetches the first API replies of the studio while the studio's code loads. This is a separate file because the
// content security policy forbids inline scripts.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const chosen = read('ufaro-appearance')
    root.dataset.theme = chosen === 'dark' || (chosen !== 'light' && system.matches) ? 'dark' : 'light'
  }
  show()
  // Listen here and not in the app, because a visitor of the landing page may never load the app.
  system.addEventListener('change', show)
  try {
    for (const [name, value] of Object.entries(JSON.parse(read('ufaro-theme') ?? '{}')))
      root.style.setProperty(name, value)
  } catch {}

  const token = read('ufaro-token')
  if (!token || !location.pathname.startsWith('/studio')) return
  const fetchEarly = (path, headers) => fetch(path, { headers, credentials: 'same-origin' }).catch(() => null)
  const authorization = `Bearer ${token}`
  const own = ['/api/auth/me', '/api/user/plan', '/api/runs?status=open']
  const open = ['/api/theme', '/api/services/status']
  window.earlyAnswers = {
    at: Date.now(),
    token,
    responses: Object.fromEntries([
      ...own.map((path) => [path, fetchEarly(path, { authorization })]),
      ...open.map((path) => [path, fetchEarly(path, {})]),
    ]),
  }
})()
