import { once } from 'node:events'
import { serveThread } from './serve-thread.ts'

export type Order =
  | { double: number }
  | { fail: string }
  | { exit: number }
  | { crash: true }
  | { wait: true }
  | { spin: true }
  | { thread: true }
  | { remember: string }
  | { remembered: true }

let memory: string | null = null

serveThread<Order, unknown, string>(async (order, { signal, note }) => {
  if ('fail' in order) throw new Error(order.fail)
  if ('exit' in order) process.exit(order.exit)
  if ('crash' in order) return process.kill(process.pid, 'SIGSEGV')
  if ('wait' in order) {
    await once(signal, 'abort')
    throw signal.reason
  }
  // Never ends and ignores the abort signal, like a long native call.
  if ('spin' in order) for (;;);
  if ('thread' in order) return process.pid
  if ('remembered' in order) return memory
  if ('remember' in order) {
    memory = order.remember
    return
  }
  note(`doubling ${order.double}`)
  return order.double * 2
})
