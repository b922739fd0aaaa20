/**
 * All the script a visitor of the landing page loads. The page was drawn at build time; the app comes only where somebody
 * is signed in, where something that moves is touched, or where what has to be asked for comes near the screen.
 */
const TOUCHABLE = 'button, input, [data-live]'
const NEAR = '400px'

const root = document.getElementById('root')
let waking: Promise<HTMLElement> | undefined

function wake(): Promise<HTMLElement> {
  waking ??= import('./main.tsx').then(({ shown }) => shown)
  return waking
}

const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem('ufaro-token') !== null
  } catch {
    return false
  }
}

const touchables = (within: HTMLElement): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(TOUCHABLE)]

/** The first press is not lost: it is given to the same thing in the living page. */
async function replay(event: Event): Promise<void> {
  const touched = event.target instanceof Element && event.target.closest<HTMLElement>('button, input')
  if (!root?.isConnected || !touched) return
  event.preventDefault()
  const at = touchables(root).indexOf(touched)
  const live = touchables(await wake())[at]
  live?.focus({ preventScroll: true })
  live?.click()
}

function waitForTouch(page: HTMLElement): void {
  page.addEventListener('click', (event) => void replay(event))
  // Whoever is about to press has a moment in which the app can come already.
  for (const kind of ['pointerover', 'focusin']) {
    page.addEventListener(kind, ({ target }) => {
      if (target instanceof Element && target.closest('button, input')) void wake()
    })
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void wake()
    },
    { rootMargin: NEAR },
  )
  for (const part of page.querySelectorAll('[data-live=near]')) near.observe(part)
}

if (!root?.hasChildNodes() || isSignedIn()) void wake()
else waitForTouch(root)
