import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCheckoutWindow, watchCheckout } from './checkout-window.ts'

function browserThatOpens(opened: object | null) {
  const open = vi.fn(() => opened)
  const page = Object.assign(new EventTarget(), { screenX: 0, screenY: 0, outerWidth: 1500, outerHeight: 900, open })
  vi.stubGlobal('window', page)
  return { open, page }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a blocked window gives null', () => {
  browserThatOpens(null)
  expect(openCheckoutWindow()).toBeNull()
})

test('the window is 500 by 600, in the middle of the page', () => {
  const { open } = browserThatOpens({ closed: false, document: { body: {} } })
  expect(openCheckoutWindow()).not.toBeNull()
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'about:blank',
    'ufaro-checkout',
    'popup,width=500,height=600,left=500,top=150',
  )
})

test('it is polled once a second, and only messages from the provider’s own page count', () => {
  const { page } = browserThatOpens(null)
  const checkout = { closed: false }
  const [onClosed, onHint] = [vi.fn(), vi.fn()]
  const url = 'https://checkout.example.com/pay'
  const stop = watchCheckout({ checkout: checkout as Window, url, onClosed, onHint })
  const say = (origin: string) => page.dispatchEvent(Object.assign(new Event('message'), { origin }))

  say('https://elsewhere.example.com')
  expect(onHint).not.toHaveBeenCalled()
  say('https://checkout.example.com')
  expect(onHint).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1000)
  expect(onClosed).not.toHaveBeenCalled()
  checkout.closed = true
  vi.advanceTimersByTime(999)
  expect(onClosed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClosed).toHaveBeenCalledTimes(1)

  stop()
  vi.advanceTimersByTime(5000)
  say('https://checkout.example.com')
  expect([onClosed.mock.calls.length, onHint.mock.calls.length]).toEqual([1, 1])
})
