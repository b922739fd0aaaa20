const FIRST_PAINT_MS = 500
const MOST_BUSY_MS = 500

/**
 * Calls after the first paints, as soon as the page has nothing to do: within a second.
 * @returns cancels
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {}
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return work()
    const callback = requestIdleCallback(work, { timeout: MOST_BUSY_MS })
    cancel = () => cancelIdleCallback(callback)
  }, FIRST_PAINT_MS)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
