import { Worker } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'

/** A thread that does not stop this long after it was asked to is ended. */
const STOP_MS = 3000
/** What a thread holds is given back when there is nothing to do for this long. */
const IDLE_MS = 60_000

interface Listener {
  hear: (message: FromThread) => void
  die: (why: Error) => void
}

/** Pixels lie outside of it. More would only let rubbish pile up: a thread that works for a minute grew by 100 MB. */
const YOUNG_MB = 16

/** One thread, which does one task at a time. */
export function startThread(entry: URL, onExit: () => void) {
  const worker = new Worker(entry, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
  worker.unref()
  let listener: Listener | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let alive = true
  const say = (message: ToThread) => worker.postMessage(message)
  const end = async () => void (await worker.terminate())

  worker.on('message', (message: FromThread) => listener?.hear(message))
  worker.on('error', (error) => {
    alive = false
    listener?.die(error)
  })
  worker.on('exit', (code) => {
    alive = false
    clearTimeout(idleTimer)
    listener?.die(new Error(`a thread ended with code ${code}`))
    onExit()
  })

  const listen = (onNote: ((note: unknown) => void) | undefined) =>
    new Promise<unknown>((resolve, reject) => {
      listener = {
        die: reject,
        hear: (message) => {
          if ('note' in message) onNote?.(message.note)
          else if ('result' in message) resolve(message.result)
          else reject(message.error)
        },
      }
    })

  return {
    end,
    isAlive: () => alive,

    /** Settles when the thread is free again, or dead. @throws the task's error, the signal's reason where it was aborted */
    async run(task: unknown, signal: AbortSignal, onNote?: (note: unknown) => void): Promise<unknown> {
      clearTimeout(idleTimer)
      let stopTimer: NodeJS.Timeout | undefined
      const stop = () => {
        say({ abort: true })
        stopTimer = setTimeout(end, STOP_MS)
      }
      signal.addEventListener('abort', stop, { once: true })
      try {
        const answer = listen(onNote)
        say({ task })
        return await answer
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      } finally {
        listener = undefined
        clearTimeout(stopTimer)
        signal.removeEventListener('abort', stop)
        if (alive) idleTimer = setTimeout(end, IDLE_MS).unref()
      }
    },
  }
}

export type Thread = ReturnType<typeof startThread>
