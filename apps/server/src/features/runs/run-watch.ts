import type { Bus } from '../../infra/db/bus.ts'

/** Notifies of changes of a run in any process; also after a gap in which some may have been missed. */
export function createRunWatch({ bus }: { bus: Pick<Bus, 'subscribe'> }) {
  const watchers = new Map<string, Set<() => void>>()
  const callAll = (callbacks: Iterable<() => void>) => {
    for (const callback of [...callbacks]) callback()
  }
  const unsubscribe = bus.subscribe(
    'run',
    ({ id }) => callAll(watchers.get(id) ?? []),
    () => {
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

    close: unsubscribe,
  }
}
export type RunWatch = ReturnType<typeof createRunWatch>
