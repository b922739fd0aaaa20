import { fork } from 'node:child_process'
import os from 'node:os'
import type { FromThread, ToThread } from './messages.ts'

const STOP_MS = 3000

interface Listener {
  hear: (message: FromThread) => void
  die: (why: Error) => void
}

/**
 * Maximum size in megabytes of a semi-space, a part of V8's young generation. With the default, garbage grew by 100 MB
 * within a minute.
 */
const SEMI_SPACE_MB = 5
/**
 * Added to the process's niceness: with a lower priority than the server, making pictures does not slow down HTTP
 * requests.
 */
const NICE = 5

/**
 * A helper process for one task at a time. It is not a thread, because a crash of native code or a full heap would end
 * the whole server.
 */
export function startThread(entry: URL, onExit: () => void) {
  const worker = fork(entry, {
    execArgv: [`--max-semi-space-size=${SEMI_SPACE_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  worker.unref()
  worker.channel?.unref()
  if (worker.pid) lower(worker.pid)
  let listener: Listener | undefined
  let alive = true
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
    worker.once('error', () => resolve())
  })
  const say = (message: ToThread) => void worker.send(message, () => {})
  const end = async () => {
    // Mark the process as dead before killing it, because a late reply must not mark it as free.
    alive = false
    worker.kill('SIGKILL')
    await gone
  }

  worker.on('message', (message) => listener?.hear(message as FromThread))
  worker.on('error', (error) => {
    alive = false
    listener?.die(error)
  })
  worker.on('exit', (code, signal) => {
    alive = false
    listener?.die(new Error(signal ? `a helper was ended by ${signal}` : `a helper ended with code ${code}`))
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

    /**
     * Settles when the helper process is free again, or dead.
     * @throws the task's error, or the signal's reason if aborted
     */
    async run(task: unknown, signal: AbortSignal, onNote?: (note: unknown) => void): Promise<unknown> {
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
      }
    },
  }
}

export type Thread = ReturnType<typeof startThread>

function lower(pid: number): void {
  try {
    os.setPriority(pid, NICE)
  } catch {
    // Ignore the error: the process has already ended, or changing its priority is not permitted.
  }
}
