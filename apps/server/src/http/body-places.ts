import { AppError } from './app-error.ts'

interface Limits {
  person: number
  all: number
  waiting: number
  waitMs: number
}

interface Waiting {
  person: string
  size: number
  begin: () => void
}

/**
 * Limits how many large request bodies are read at once, per person and in total. The limits count the `size` that
 * callers of `take` pass: bytes or bodies. The body of a waiting request stays unread and uses no memory.
 */
export function createBodyPlaces({ person: mostEach, all: mostTogether, waiting: mostWaiting, waitMs }: Limits) {
  const taken = new Map<string, number>()
  const queue: Waiting[] = []
  let together = 0

  const fits = ({ person, size }: Pick<Waiting, 'person' | 'size'>) =>
    together + size <= mostTogether && (taken.get(person) ?? 0) + size <= mostEach
  const hold = (person: string, size: number) => {
    together += size
    const now = (taken.get(person) ?? 0) + size
    if (now > 0) taken.set(person, now)
    else taken.delete(person)
  }
  const admitNext = () => {
    for (const next of [...queue]) if (fits(next)) next.begin()
  }
  const leave = (entry: Waiting) => queue.splice(queue.indexOf(entry), 1)

  const wait = (person: string, size: number) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        leave(entry)
        hold(person, size)
        resolve()
      }
      const entry = { person, size, begin }
      const timer = setTimeout(() => {
        leave(entry)
        reject(noPlace())
      }, waitMs)
      queue.push(entry)
    })

  return {
    /**
     * @returns a function that frees the place, which may be called repeatedly
     * @throws AppError OVERLOADED if no place becomes free in time, or if too many bodies of this person wait
     */
    async take(person: string, size: number): Promise<() => void> {
      if (fits({ person, size })) hold(person, size)
      else if (queue.filter((entry) => entry.person === person).length >= mostWaiting) throw noPlace()
      else await wait(person, size)
      let given = false
      return () => {
        if (given) return
        given = true
        hold(person, -size)
        admitNext()
      }
    },
  }
}

const noPlace = () =>
  new AppError('OVERLOADED', 'Too many files are on their way at once. Please try again in a few seconds.', {
    retryAfter: 5,
  })
