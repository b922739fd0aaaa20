const MOST_WAIT_MS = 1000
const WITHOUT_IDLE_CALLBACK_MS = 300

/**
 * Calls when the page has painted and has nothing to do, within a second.
 * @returns cancels
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(work, { timeout: MOST_WAIT_MS })
  return () => cancelIdleCallback(callback)
}
