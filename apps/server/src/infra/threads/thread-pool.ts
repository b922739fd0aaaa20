import { atMost } from '../at-most.ts'
import { createLanes } from '../lanes.ts'
import { startThread, type Thread } from './thread.ts'

interface Options {
  /** The module that calls `serveThread`. */
  entry: URL
  /** Threads at work at once; more tasks wait for their turn. */
  size: number
}

interface RunOptions<Note> {
  signal: AbortSignal
  /** Tasks with the same key have work in common: they run one after another, where they can on one thread. */
  key: string
  onNote?: (note: Note) => void
}

/** Keys a thread may still hold something of. */
const REMEMBERED = 4

/**
 * Work that would block the event loop, in helpers: processes of one thread each. Tasks and results are copied; a
 * `Buffer` arrives as a `Uint8Array`. A helper that dies takes only its own task with it.
 */
export function createThreadPool<Task, Result, Note = never>({ entry, size }: Options) {
  const inTurn = atMost(size)
  const inLane = createLanes()
  /** Each with the keys it worked on last. */
  const threads = new Map<Thread, string[]>()
  const idle = new Set<Thread>()

  const take = (key: string): Thread => {
    const free = [...idle]
    const thread = free.find((one) => threads.get(one)?.includes(key)) ?? free[0] ?? start()
    const keys = (threads.get(thread) ?? []).filter((other) => other !== key)
    threads.set(thread, [key, ...keys].slice(0, REMEMBERED))
    idle.delete(thread)
    return thread
  }

  const start = (): Thread => {
    const thread = startThread(entry, () => {
      threads.delete(thread)
      idle.delete(thread)
    })
    threads.set(thread, [])
    return thread
  }

  return {
    /** @throws the task's own error, the signal's reason, or an Error where the thread died */
    run(task: Task, { signal, key, onNote }: RunOptions<Note>): Promise<Result> {
      const work = async () => {
        signal.throwIfAborted()
        const thread = take(key)
        try {
          return (await thread.run(task, signal, onNote as (note: unknown) => void)) as Result
        } finally {
          if (thread.isAlive()) idle.add(thread)
        }
      }
      return inLane(key, () => inTurn(work))
    },

    async close(): Promise<void> {
      await Promise.all([...threads.keys()].map((thread) => thread.end()))
    },
  }
}
