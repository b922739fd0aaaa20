import { atMost } from '../at-most.ts'
import { createLanes } from '../lanes.ts'
import { startThread, type Thread } from './thread.ts'

interface Options<Task> {
  entry: URL
  size: number
  /** A task that an idle helper process runs before its first real task, after `warm` was called. */
  warmUp?: Task
}

interface RunOptions<Note> {
  signal: AbortSignal
  /**
   * Tasks with the same key run one after the other, preferably in the same process, so that they share cached work.
   */
  key: string
  /**
   * Identifies the data that the task reads, such as a photo. An idle process that worked on the same topic is
   * preferred.
   */
  topics?: readonly string[]
  onNote?: (note: Note) => void
}

const REMEMBERED = 8
const IDLE_MS = 60_000
const WARM_KEY = 'warm up'

/**
 * Tasks and results are copied, which turns a `Buffer` into a `Uint8Array`. If a helper process crashes, only its own
 * task fails.
 */
export function createThreadPool<Task, Result, Note = never>({ entry, size, warmUp }: Options<Task>) {
  const inTurn = atMost(size)
  const inLane = createLanes()
  const threads = new Map<Thread, string[]>()
  const idle = new Set<Thread>()
  const idleTimers = new Map<Thread, NodeJS.Timeout>()
  const closing = new AbortController()
  let staysWarm = false

  const take = (known: readonly string[]): Thread => {
    const free = [...idle]
    const knowing = known.map((one) => free.find((thread) => threads.get(thread)?.includes(one)))
    const thread = knowing.find(Boolean) ?? free[0] ?? start()
    const others = (threads.get(thread) ?? []).filter((other) => !known.includes(other))
    threads.set(thread, [...known, ...others].slice(0, REMEMBERED))
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
    const isFresh = threads.get(thread)?.every((key) => key === WARM_KEY)
    if (isFresh) return
    const retire = () => {
      idle.delete(thread)
      void thread.end().then(warm)
    }
    idleTimers.set(thread, setTimeout(retire, IDLE_MS).unref())
  }

  const run = (task: Task, { signal, key, topics = [], onNote }: RunOptions<Note>): Promise<Result> => {
    const work = async () => {
      signal.throwIfAborted()
      const thread = take([key, ...topics])
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
    // Ignore the error: the next task starts another process and reports it.
    await run(warmUp, { signal: closing.signal, key: WARM_KEY }).catch(() => {})
  }

  return {
    run,

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
