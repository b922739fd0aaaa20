import { once } from 'node:events'
import { threadId } from 'node:worker_threads'
import { serveThread } from './serve-thread.ts'

export type Order =
  | { double: number }
  | { fail: string }
  | { exit: number }
  | { wait: true }
  | { spin: true }
  | { thread: true }

/** The thread of the pool's test. */
serveThread<Order, unknown, string>(async (order, { signal, note }) => {
  if ('fail' in order) throw new Error(order.fail)
  if ('exit' in order) process.exit(order.exit)
  if ('wait' in order) {
    await once(signal, 'abort')
    throw signal.reason
  }
  // Deaf to every request to stop, as a long native call is.
  if ('spin' in order) for (;;);
  if ('thread' in order) return threadId
  note(`doubling ${order.double}`)
  return order.double * 2
})
