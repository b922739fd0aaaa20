import type { FromThread, ToThread } from './messages.ts'

export interface ThreadTools<Note> {
  /** Aborted when nobody waits for the result any more: a thread that goes on regardless is ended. */
  signal: AbortSignal
  /** Tells the caller how far the work is. */
  note: (note: Note) => void
}

/** Its own side: does every task it is handed, and answers with what came of it. */
export function serveThread<Task, Result, Note>(work: (task: Task, tools: ThreadTools<Note>) => Promise<Result>): void {
  if (!process.send) throw new Error('this module is the entry of a helper process')
  let current = new AbortController()
  const say = (message: FromThread) => void process.send?.(message)
  // A Ctrl-C reaches the whole group; it is the server that says when this ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit())

  process.on('message', (message: ToThread) => {
    if ('abort' in message) return current.abort()
    current = new AbortController()
    const { signal } = current
    work(message.task as Task, { signal, note: (note) => say({ note }) }).then(
      (result) => say({ result }),
      (error) => say({ error }),
    )
  })
}
