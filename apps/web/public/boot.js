// Runs before the first paint and stands in a file of its own because the content security policy forbids inline
// scripts: chooses light or dark and puts back the accent last seen, so that neither flashes.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const chosen = read('ufaro-appearance')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  try {
    for (const [name, value] of Object.entries(JSON.parse(read('ufaro-theme') ?? '{}')))
      root.style.setProperty(name, value)
  } catch {}
})()
