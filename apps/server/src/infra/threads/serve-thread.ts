import type { FromThread, ToThread } from './messages.ts'

export interface ThreadTools<Note> {
  /** Aborted when nobody needs the result any more. A process that does not stop is killed. */
  signal: AbortSignal
  note: (note: Note) => void
}

export function serveThread<Task, Result, Note>(work: (task: Task, tools: ThreadTools<Note>) => Promise<Result>): void {
  if (!process.send) throw new Error('this module is the entry of a helper process')
  let current = new AbortController()
  const say = (message: FromThread) => void process.send?.(message)
  // Ignore these signals: Ctrl-C sends them to every process of the group, but the server decides when its helper
  // processes end.
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
