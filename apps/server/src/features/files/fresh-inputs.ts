const MB = 1024 * 1024
const FRESH_MS = 10_000

/**
 * Keeps input pictures in memory for a short time, so that a job in the same process need not read them from storage.
 */
export function createFreshInputs({ maxBytes = 32 * MB } = {}) {
  const kept = new Map<string, Buffer>()
  let total = 0

  const drop = (key: string) => {
    total -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    add(key: string, bytes: Buffer): void {
      kept.set(key, bytes)
      total += bytes.length
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
      setTimeout(drop, FRESH_MS, key).unref()
    },

    find: (key: string): Buffer | undefined => kept.get(key),
  }
}
