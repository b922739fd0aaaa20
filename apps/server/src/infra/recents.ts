const MOST = 10_000

interface Entry {
  value: Promise<unknown>
  until: number
}

export const EVERYBODY = ''

/**
 * Owner under which a user's credits are cached. The user's other data has another owner, so that it stays cached when
 * only the credits change.
 */
export const creditsOwner = (userId: string): string => `credits of ${userId}`

/**
 * Caches reads for `ms` milliseconds. `forget` also discards the results of reads that are still running, because they
 * may predate the change.
 * @param ms 0 disables the cache
 */
export function createRecents({ ms, now = Date.now }: { ms: number; now?: () => number }) {
  const owners = new Map<string, Map<string, Entry>>()

  const entriesOf = (owner: string): Map<string, Entry> => {
    const known = owners.get(owner)
    if (known) return known
    const entries = new Map<string, Entry>()
    put(owners, owner, entries)
    return entries
  }

  return {
    /** @param read reads the value if it is not cached. Its errors are passed on and not cached. */
    async read<Value>(owner: string, key: string, read: () => Promise<Value>): Promise<Value> {
      if (ms === 0) return read()
      const entries = entriesOf(owner)
      const known = entries.get(key)
      if (known && known.until > now()) return known.value as Promise<Value>
      const value = read()
      entries.delete(key)
      put(entries, key, { value, until: now() + ms })
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return value
    },

    forget: (owner: string): void => void owners.delete(owner),

    clear: (): void => owners.clear(),
  }
}
export type Recents = ReturnType<typeof createRecents>

function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > MOST && !oldest.done) map.delete(oldest.value)
}
