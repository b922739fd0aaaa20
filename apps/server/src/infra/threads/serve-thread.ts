import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'

export interface ThreadTools<Note> {
  /** Aborted when nobody waits for the result any more: a thread that goes on regardless is ended. */
  signal: AbortSignal
  /** Tells the caller how far the work is. */
  note: (note: Note) => void
}

/** The thread's side: does every task it is handed, and answers with what came of it. */
export function serveThread<Task, Result, Note>(work: (task: Task, tools: ThreadTools<Note>) => Promise<Result>): void {
  const port = parentPort
  if (!port) throw new Error('this module is the entry of a thread')
  let current = new AbortController()
  const say = (message: FromThread) => port.postMessage(message)

  port.on('message', (message: ToThread) => {
    if ('abort' in message) return current.abort()
    current = new AbortController()
    const { signal } = current
    work(message.task as Task, { signal, note: (note) => say({ note }) }).then(
      (result) => say({ result }),
      (error) => say({ error }),
    )
  })
}
