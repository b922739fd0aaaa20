/** The window of the provider's page is looked at once a second: nothing tells when a person closes it. */
const POLL_MS = 1000
const SIZE = { width: 500, height: 600 }

/**
 * Opens the window while the press that asked for it is still being handled: later the browser would block it.
 * @returns null where it was blocked all the same.
 */
export function openCheckoutWindow(): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE.width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE.height) / 2)
  const place = `popup,width=${SIZE.width},height=${SIZE.height},left=${Math.round(left)},top=${Math.round(top)}`
  const opened = window.open('about:blank', 'ufaro-checkout', place)
  if (!opened || opened.closed) return null
  opened.document.title = 'Payment'
  opened.document.body.textContent = 'Opening the payment page …'
  return opened
}

/** A page to pay on is on the web; anything else that an answer may hold goes nowhere. */
export const isPage = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

interface Watched {
  checkout: Window
  /** Address of the provider's page. */
  url: string
  onClosed: () => void
  /** The provider's page has said something: a reason to ask the server, never a proof. */
  onHint: () => void
}

/** @returns the way to stop watching. */
export function watchCheckout({ checkout, url, onClosed, onHint }: Watched): () => void {
  const { origin } = new URL(url)
  const timer = setInterval(() => checkout.closed && onClosed(), POLL_MS)
  const listen = (message: MessageEvent) => message.origin === origin && onHint()
  window.addEventListener('message', listen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('message', listen)
  }
}
