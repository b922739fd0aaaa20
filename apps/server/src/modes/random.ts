export interface Random {
  pick: <T>(choices: readonly T[]) => T
  shuffle: <T>(choices: readonly T[]) => T[]
}

/** mulberry32 by Tommy Ettinger, public domain. @param seed any integer */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)

  return {
    pick(choices) {
      if (choices.length === 0) throw new RangeError('there is nothing to choose from')
      return choices[below(choices.length)]!
    },
    shuffle(choices) {
      const left = [...choices]
      return choices.map(() => left.splice(below(left.length), 1)[0]!)
    },
  }
}
