export function createLanes() {
  const tails = new Map<string, Promise<unknown>>()

  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    tails.set(key, turn)
    const forget = () => {
      if (tails.get(key) === turn) tails.delete(key)
    }
    turn.then(forget, forget)
    return turn
  }
}
