// This is the only script of the prerendered landing page. It loads the app at once for signed-in users. For visitors,
// it waits until they point at or focus a control, or scroll near a section with `data-live="near"`.
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

/** Repeats a click on the prerendered page on the same element of the app, once the app has replaced that page. */
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
  // The pointer or the focus reaches an element before the click, so start loading then.
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
