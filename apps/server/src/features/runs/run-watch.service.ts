import type { Bus } from '../../infra/db/bus.ts'

/** Milliseconds to remember a change: longer than a process takes from committing a run's work to calling `watch`. */
const REMEMBERED_MS = 10_000

/** Watchers are also called when the bus reconnects, because it cannot receive changes while it is disconnected. */
export function createRunWatch({ bus }: { bus: Pick<Bus, 'subscribe'> }) {
  const watchers = new Map<string, Set<() => void>>()
  let recent = new Set<string>()
  let earlier = new Set<string>()
  let gapAt = Number.NEGATIVE_INFINITY
  const forget = setInterval(() => {
    earlier = recent
    recent = new Set()
  }, REMEMBERED_MS)
  forget.unref()
  const callAll = (callbacks: Iterable<() => void>) => {
    for (const callback of [...callbacks]) callback()
  }
  const unsubscribe = bus.subscribe(
    'run',
    ({ id, begun }) => {
      if (begun) return
      recent.add(id)
      callAll(watchers.get(id) ?? [])
    },
    () => {
      gapAt = performance.now()
      for (const callbacks of watchers.values()) callAll(callbacks)
    },
  )

  return {
    watch(runId: string, onChange: () => void): () => void {
      const callbacks = watchers.get(runId) ?? new Set()
      watchers.set(runId, callbacks.add(onChange))
      return () => {
        callbacks.delete(onChange)
        if (callbacks.size === 0 && watchers.get(runId) === callbacks) watchers.delete(runId)
      }
    },

    /** Whether the run may have changed in the last seconds, perhaps before `watch` was called. */
    hasChanged: (runId: string): boolean =>
      recent.has(runId) || earlier.has(runId) || performance.now() - gapAt < REMEMBERED_MS,

    close(): void {
      clearInterval(forget)
      unsubscribe()
    },
  }
}
export type RunWatch = ReturnType<typeof createRunWatch>
