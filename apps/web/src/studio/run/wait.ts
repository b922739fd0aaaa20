import type { Wait } from './persist.ts'

export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = (settle: () => void) => () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      window.removeEventListener('online', onDone)
      settle()
    }
    const onDone = stop(resolve)
    const onAbort = stop(() => reject(signal.reason))
    const timer = setTimeout(onDone, ms)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    window.addEventListener('online', onDone)
  })
