const FIRST_PAINT_MS = 500
const MOST_BUSY_MS = 500

/**
 * Calls `work` after the first paints, when the page is idle, but within a second.
 * @returns a function that cancels the call
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {}
  const timer = setTimeout(() => {
    // Safari has no idle callbacks, so start the work at once.
    if (!('requestIdleCallback' in window)) return work()
    const callback = requestIdleCallback(work, { timeout: MOST_BUSY_MS })
    cancel = () => cancelIdleCallback(callback)
  }, FIRST_PAINT_MS)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
