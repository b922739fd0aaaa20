// Runs before the first paint and stands in a file of its own because the content security policy forbids inline
// scripts: chooses light or dark and puts back the accent last seen, so that neither flashes, and fetches the first
// answers of the studio while its code still loads.
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
  // Here, because the landing page may never load more.
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
