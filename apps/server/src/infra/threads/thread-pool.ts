import { atMost } from '../at-most.ts'
import { createLanes } from '../lanes.ts'
import { startThread, type Thread } from './thread.ts'

interface Options<Task> {
  /** The module that calls `serveThread`. */
  entry: URL
  /** Threads at work at once; more tasks wait for their turn. */
  size: number
  /** Done in a helper that then waits for work, once `warm` was called; a helper that worked and idles is replaced so. */
  warmUp?: Task
}

interface RunOptions<Note> {
  signal: AbortSignal
  /** Tasks with the same key have work in common: they run one after another, where they can on one thread. */
  key: string
  onNote?: (note: Note) => void
}

/** Keys a thread may still hold something of. */
const REMEMBERED = 4
/** What a helper holds is given back when there is nothing to do for this long. */
const IDLE_MS = 60_000
const WARM_KEY = 'warm up'

/**
 * Work that would block the event loop, in helpers: processes of one thread each. Tasks and results are copied; a
 * `Buffer` arrives as a `Uint8Array`. A helper that dies takes only its own task with it.
 */
export function createThreadPool<Task, Result, Note = never>({ entry, size, warmUp }: Options<Task>) {
  const inTurn = atMost(size)
  const inLane = createLanes()
  /** Each with the keys it worked on last. */
  const threads = new Map<Thread, string[]>()
  const idle = new Set<Thread>()
  const idleTimers = new Map<Thread, NodeJS.Timeout>()
  const closing = new AbortController()
  let staysWarm = false

  const take = (key: string): Thread => {
    const free = [...idle]
    const thread = free.find((one) => threads.get(one)?.includes(key)) ?? free[0] ?? start()
    const keys = (threads.get(thread) ?? []).filter((other) => other !== key)
    threads.set(thread, [key, ...keys].slice(0, REMEMBERED))
    idle.delete(thread)
    clearTimeout(idleTimers.get(thread))
    return thread
  }

  const start = (): Thread => {
    const thread = startThread(entry, () => {
      threads.delete(thread)
      idle.delete(thread)
      clearTimeout(idleTimers.get(thread))
      idleTimers.delete(thread)
    })
    threads.set(thread, [])
    return thread
  }

  const rest = (thread: Thread): void => {
    idle.add(thread)
    // One that only warmed up holds nothing that a fresh one would not.
    const isFresh = threads.get(thread)?.every((key) => key === WARM_KEY)
    if (isFresh) return
    const retire = () => {
      idle.delete(thread)
      void thread.end().then(warm)
    }
    idleTimers.set(thread, setTimeout(retire, IDLE_MS).unref())
  }

  /** @throws the task's own error, the signal's reason, or an Error where the thread died */
  const run = (task: Task, { signal, key, onNote }: RunOptions<Note>): Promise<Result> => {
    const work = async () => {
      signal.throwIfAborted()
      const thread = take(key)
      try {
        return (await thread.run(task, signal, onNote as (note: unknown) => void)) as Result
      } finally {
        if (thread.isAlive()) rest(thread)
      }
    }
    return inLane(key, () => inTurn(work))
  }

  async function warm(): Promise<void> {
    if (!staysWarm || !warmUp || threads.size > 0) return
    // Whoever comes first finds a cold helper then, and is told what is wrong with it.
    await run(warmUp, { signal: closing.signal, key: WARM_KEY }).catch(() => {})
  }

  return {
    run,

    /** From now on a helper that has warmed up waits for work whenever none is at work. */
    warm(): Promise<void> {
      staysWarm = true
      return warm()
    },

    async close(): Promise<void> {
      staysWarm = false
      closing.abort()
      await Promise.all([...threads.keys()].map((thread) => thread.end()))
    },
  }
}
