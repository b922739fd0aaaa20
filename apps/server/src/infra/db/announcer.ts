import type { Log } from '../log.ts'

/** How long an event waits for company. Nobody notices, and a busy process sends a hundred where it would send thousands. */
const TOGETHER_MS = 10

/**
 * Sends what has happened already a few at a time, each once. An event lost on the way is like any other missed one: it
 * is logged and nobody waits for it.
 */
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
    await send(target, payloads).catch((error) => log.warn({ err: error }, 'could not tell what has changed'))
  }

  return {
    /** @param target where it is sent from */
    add(target: Target, payload: string): void {
      waiting.set(payload, target)
      timer ??= setTimeout(() => void flush(), TOGETHER_MS)
    },
    flush,
  }
}
