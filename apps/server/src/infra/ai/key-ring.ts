interface Rest {
  /** Milliseconds since 1970. */
  until: number
  /** Out for the day or longer: nobody waits for it. */
  long: boolean
}

/**
 * The keys of one provider. A key that met a limit rests for that model until the given time; the ring stays on the
 * key that works and moves on where it does not. One ring serves the whole process, so that what one output learns
 * about a key spares the next one the question.
 */
export function createKeyRing(keys: readonly string[], now: () => number) {
  const rests = new Map<string, Rest>()
  let first = 0

  const restOf = (key: string, model: string): Rest | undefined => {
    const rest = rests.get(`${model}\n${key}`)
    return rest && rest.until > now() ? rest : undefined
  }

  return {
    /** A key that does not rest for this model, or null. `except` are keys the caller does not want. */
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

    /** When the first key that rests for a short while is back, or null where none is worth waiting for. */
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
