import type { Readable } from 'node:stream'

interface Arrival {
  body: Readable
  ended: Promise<unknown>
}

/**
 * Allows one connection per upload. If a phone reconnects while its old connection still seems to be open, the old one
 * is closed first, so that the bytes that arrived over it are stored and counted.
 */
export function createArrivals() {
  const arrivals = new Map<string, Arrival>()

  const end = async (name: string): Promise<void> => {
    const known = arrivals.get(name)
    known?.body.destroy(new Error('the sender began anew'))
    await known?.ended
  }

  return {
    end,
    async read<Result>(name: string, body: Readable, work: () => Promise<Result>): Promise<Result> {
      while (arrivals.has(name)) await end(name)
      const working = work()
      const arrival = { body, ended: working.catch(() => {}) }
      arrivals.set(name, arrival)
      try {
        return await working
      } finally {
        if (arrivals.get(name) === arrival) arrivals.delete(name)
      }
    },
  }
}
