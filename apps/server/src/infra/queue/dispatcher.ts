import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { traced } from '../tracing/tracing.ts'
import type { JobHandler } from './handler-table.ts'

/**
 * Milliseconds between heartbeats. A job counts as abandoned only after more than twice this time, so that one
 * heartbeat may fail.
 */
const TOUCH_MS = 4000
/** Milliseconds between polls. Polls are needed because no event announces that a failed job is due again. */
const LOOK_MS = 2000

interface Options<Data> {
  boss: PgBoss
  name: string
  handle: JobHandler<Data>
  places: number
  /** Maximum number of places that the jobs of one user may occupy, over all processes. */
  placesOfOne: number
  log: Log
  onJob?: ((ended: EndedJob) => void) | undefined
}

export interface EndedJob {
  job: string
  waitMs: number
  workMs: number
  outcome: 'done' | 'failed'
}

interface Running {
  attempt: { id: string; retryCount: number }
  lost: AbortController
  done: Promise<void>
}

export function startDispatcher<Data extends object>(options: Options<Data>) {
  const { boss, name, handle, places, placesOfOne, log, onJob } = options
  const running = new Map<string, Running>()
  let stopped = false
  let looking = false
  let again = false

  const begin = ({ id, retryCount, data, createdOn, startedOn }: JobWithMetadata<Data>) => {
    const attempt = { id, retryCount }
    const lost = new AbortController()
    const began = performance.now()
    let outcome: EndedJob['outcome'] = 'failed'
    const work = async () => {
      try {
        const doing = {
          kind: 'consumer',
          parent: (data as { traceparent?: string }).traceparent,
          attributes: { 'ufaro.begun_again': retryCount },
        } as const
        await traced(`job ${name}`, doing, () => handle(data, { signal: lost.signal, interruptions: retryCount }))
        outcome = 'done'
        if (!lost.signal.aborted) await boss.complete(name, attempt)
      } catch (error) {
        if (lost.signal.aborted) return
        log.warn({ err: error, job: name }, 'a job failed')
        await boss.fail(name, attempt, { message: String(error) })
      }
    }
    // If reporting the outcome fails, only warn: while the database is unreachable, the claim on the job expires by
    // itself.
    const done = work()
      .catch((error) => log.warn({ err: error, job: name }, 'could not complete a job'))
      .finally(() => {
        const mayWait = running.size >= placesOfOne
        running.delete(id)
        // Subtract two times of the database's clock, because this machine's clock may differ.
        const waitMs = Math.max(0, startedOn.getTime() - createdOn.getTime())
        onJob?.({ job: name, waitMs, workMs: performance.now() - began, outcome })
        if (mayWait) look()
      })
    running.set(id, { attempt, lost, done })
  }

  const take = async () => {
    do {
      again = false
      for (let free = places - running.size; free > 0 && !stopped; free = places - running.size) {
        const jobs = await boss.fetch<Data>(name, {
          batchSize: free,
          includeMetadata: true,
          groupConcurrency: placesOfOne,
        })
        if (jobs.length === 0) break
        for (const job of jobs) begin(job as JobWithMetadata<Data>)
        // Fetch again while places are free, because a query picks `free` jobs and then drops those beyond a user's
        // limit. Stop after a single job, because usually no other job is waiting.
        if (jobs.length === 1 && free > 1) break
      }
    } while (again && !stopped)
  }

  const look = () => {
    again = true
    if (looking || stopped) return
    looking = true
    take()
      .catch((error) => log.warn({ err: error, job: name }, 'could not fetch jobs'))
      .finally(() => {
        looking = false
      })
  }

  const touch = async () => {
    const held = [...running.values()]
    if (held.length === 0) return
    const touched = await boss.touch(
      name,
      held.map(({ attempt }) => attempt),
    )
    // Cast, because pg-boss's types lack the field `settled`: the ids of the jobs that this worker still holds.
    const { settled } = touched as { settled?: string[] }
    if (!settled) return
    const kept = new Set(settled)
    for (const { attempt, lost } of held) {
      if (!kept.has(attempt.id) && running.has(attempt.id)) lost.abort(new Error('this job went to somebody else'))
    }
  }

  const looks = setInterval(look, LOOK_MS)
  const touches = setInterval(() => {
    touch().catch((error) => log.warn({ err: error, job: name }, 'could not renew the heartbeat of jobs'))
  }, TOUCH_MS)
  look()

  return {
    look,

    /**
     * Waits for the running jobs.
     * @returns ids of the jobs that did not finish in time and were aborted
     */
    async stop(drainMs: number): Promise<string[]> {
      stopped = true
      clearInterval(looks)
      await Promise.race([
        Promise.all([...running.values()].map(({ done }) => done)),
        sleep(drainMs, undefined, { ref: false }),
      ])
      clearInterval(touches)
      const left = [...running.keys()]
      for (const { lost } of running.values()) lost.abort(new Error('the process is ending'))
      return left
    },
  }
}
export type Dispatcher = ReturnType<typeof startDispatcher>
