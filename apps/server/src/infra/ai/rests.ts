import type { Engine } from '@ufaro/contract/output.ts'
import type { EngineRecord } from './engine-tools.ts'

const FAILURES = 5
const REST_MS = 30_000

/** Pauses an engine after repeated failures. After the pause, a single further failure pauses the engine again. */
export function createRests(now: () => number) {
  const lines = new Map<Engine, { failures: number; until: number }>()

  return {
    note({ engine, outcome }: Pick<EngineRecord, 'engine' | 'outcome'>): void {
      // Ignore an aborted call, because it says nothing about the engine's health.
      if (outcome === 'aborted') return
      const failures = outcome === 'unavailable' ? (lines.get(engine)?.failures ?? 0) + 1 : 0
      lines.set(engine, { failures, until: failures >= FAILURES ? now() + REST_MS : 0 })
    },

    isResting: (engine: Engine): boolean => (lines.get(engine)?.until ?? 0) > now(),
  }
}
