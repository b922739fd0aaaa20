/** Milliseconds between checks whether the popup is closed, because browsers send no event for that. */
const POLL_MS = 1000
const SIZE = { width: 500, height: 600 }

/**
 * Must run inside the click handler, or the browser blocks the popup.
 * @returns null if the popup was blocked anyway
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

export const isPage = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

interface Watched {
  checkout: Window
  url: string
  onClosed: () => void
  /**
   * Called for a message from the payment provider's page, which is no proof of payment: the handler must ask the
   * server.
   */
  onHint: () => void
}

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
