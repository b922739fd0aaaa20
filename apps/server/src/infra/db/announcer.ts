import type { Log } from '../log.ts'

/** Milliseconds for which events are collected, so that one statement sends them together. */
const TOGETHER_MS = 10

/** Sends events in groups. A failed send is not retried, because listeners must tolerate missed events anyway. */
export function createAnnouncer<Target>(send: (target: Target, payloads: string[]) => Promise<unknown>, log: Log) {
  const waiting = new Map<string, Target>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const [target] = waiting.values()
    if (target === undefined) return
    const payloads = [...waiting.keys()]
    waiting.clear()
    await send(target, payloads).catch((error) => log.warn({ err: error }, 'could not send notifications'))
  }

  return {
    add(target: Target, payload: string): void {
      waiting.set(payload, target)
      timer ??= setTimeout(() => void flush(), TOGETHER_MS)
    },
    flush,
  }
}
