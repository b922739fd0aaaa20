interface Rest {
  until: number
  long: boolean
}

/** All outputs of the process share one ring, so that an output skips keys that another output found rate-limited. */
export function createKeyRing(keys: readonly string[], now: () => number) {
  const rests = new Map<string, Rest>()
  let first = 0

  const restOf = (key: string, model: string): Rest | undefined => {
    const rest = rests.get(`${model}\n${key}`)
    return rest && rest.until > now() ? rest : undefined
  }

  return {
    take(model: string, except: ReadonlySet<string>): string | null {
      for (let step = 0; step < keys.length; step++) {
        const at = (first + step) % keys.length
        const key = keys[at] as string
        if (except.has(key) || restOf(key, model)) continue
        first = at
        return key
      }
      return null
    },

    rest(key: string, model: string, rest: Rest): void {
      const before = restOf(key, model)
      if (!before || before.until < rest.until) rests.set(`${model}\n${key}`, rest)
    },

    /**
     * The earliest time, in milliseconds since 1970, at which a briefly rate-limited key works again. Null if there is
     * none.
     */
    backAt(model: string, except: ReadonlySet<string>): number | null {
      const waiting = keys
        .filter((key) => !except.has(key))
        .map((key) => restOf(key, model))
        .filter((rest) => rest && !rest.long)
        .map((rest) => (rest as Rest).until)
      return waiting.length > 0 ? Math.min(...waiting) : null
    },
  }
}

export type KeyRing = ReturnType<typeof createKeyRing>
