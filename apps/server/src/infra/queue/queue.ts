import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../../db/db.ts'
import type { Log } from '../log.ts'
import { traced, traceparent } from '../tracing/tracing.ts'
import { handlerTable, type JobHandler } from './handler-table.ts'

/** How a kind of job is treated, by its name. */
export interface JobRules {
  /** Times a job comes back after its worker died or its handler threw. */
  retries: number
  /** Seconds a job may run before it counts as stuck. */
  expireSeconds: number
}

export interface QueueOptions<Jobs extends Record<string, object>> {
  /** Connection string of the database: the library holds a few connections of its own. */
  url: string
  jobs: { [Name in keyof Jobs & string]: JobRules }
  log: Log
  /** Told of every job this process ends, for metrics. */
  onJob?: ((ended: EndedJob) => void) | undefined
}

interface EndedJob {
  job: string
  waitMs: number
  workMs: number
  outcome: 'done' | 'failed'
}

/** The shortest the library allows: the job of a killed worker is back after this and one round of supervision. */
const HEARTBEAT_S = 10
const SUPERVISE_S = 3
/** Notifications wake the workers for new jobs; one that comes back after a failure has none and waits for this. */
const POLL_S = { notified: 2, deaf: 1 }
const KEEP_DONE_S = 3600
const MAINTAIN_S = 600
const DRAIN_MS = 5000

/**
 * Jobs in PostgreSQL. A job is sent in the caller's transaction, so that it exists exactly where the work it stands for
 * does; it may run twice and must deliver once.
 */
export function createQueue<Jobs extends Record<string, object>>({ url, jobs, log, onJob }: QueueOptions<Jobs>) {
  const names = Object.keys(jobs) as (keyof Jobs & string)[]
  const handlers = handlerTable<Jobs>(names)
  let boss: PgBoss | undefined
  let working = false

  const open = (): PgBoss => {
    if (!boss) throw new Error('the queue is not started')
    return boss
  }

  const startWorkers = async <Name extends keyof Jobs & string>(name: Name) => {
    const { handle, concurrency } = handlers.of(name)
    for (let n = 0; n < concurrency; n++) await startWorker(open(), name, handle, onJob)
  }

  return {
    /** Names the handler of a kind of job; nothing runs before `work`. @throws where it has one already */
    handle: handlers.add,

    /** @param supervise true where this process works too: then it also brings back what dead workers held. */
    async start({ supervise }: { supervise: boolean }): Promise<void> {
      handlers.check()
      const options = { supervise, schedule: false, useListenNotify: supervise, max: 4 }
      const intervals = {
        superviseIntervalSeconds: SUPERVISE_S,
        monitorIntervalSeconds: SUPERVISE_S,
        maintenanceIntervalSeconds: MAINTAIN_S,
      }
      boss = new PgBoss({ connectionString: url, application_name: 'ufaro queue', ...options, ...intervals })
      boss.on('error', (error) => log.error({ err: error }, 'queue'))
      boss.on('warning', (warning) => log.warn({ warning }, 'queue'))
      await boss.start()
      for (const name of names) await declare(boss, name, jobs[name])
    },

    /** Joins the caller's transaction: with `db` a transaction, the job comes with its commit and goes with its rollback. */
    async send<Name extends keyof Jobs & string>(db: Db, name: Name, data: Jobs[Name]): Promise<void> {
      // What happens to it later belongs to whatever asked for it now.
      const id = await open().send(name, { ...data, traceparent: traceparent() }, { db: fromDrizzle(db, sql) })
      if (!id) throw new Error(`the queue refused a job of ${name}`)
    },

    /** Starts the workers of this process. */
    async work(): Promise<void> {
      working = true
      for (const name of names) await startWorkers(name)
      // What a process before this one held when it died comes back now rather than with the first round.
      await open().supervise()
    },

    /** @throws where the queue does not answer */
    async ready(): Promise<void> {
      if (!(await open().isInstalled())) throw new Error('the queue is not installed')
    },

    /** Lets running jobs finish for a while; what is left goes back to the queue. */
    async stop(): Promise<void> {
      await boss?.stop({ graceful: working, timeout: DRAIN_MS })
      boss = undefined
    },
  }
}

export type Queue<Jobs extends Record<string, object>> = ReturnType<typeof createQueue<Jobs>>

async function declare(boss: PgBoss, name: string, { retries, expireSeconds }: JobRules): Promise<void> {
  const rules = {
    retryLimit: retries,
    retryDelay: 1,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: HEARTBEAT_S,
    deleteAfterSeconds: KEEP_DONE_S,
    notify: true,
  }
  await boss.createQueue(name, rules)
  // A queue made by an earlier version keeps its old rules unless told.
  await boss.updateQueue(name, rules)
}

/**
 * One worker takes one job at a time, so that a long job holds up no short one. The library's own bursts need batches;
 * here a worker that has finished asks for the next job at once instead, until it finds none.
 */
async function startWorker<Data extends object>(
  boss: PgBoss,
  name: string,
  handle: JobHandler<Data>,
  onJob: QueueOptions<never>['onJob'],
): Promise<void> {
  const options = {
    batchSize: 1,
    includeMetadata: true,
    pollingIntervalSeconds: POLL_S.deaf,
    notifyPollingIntervalSeconds: POLL_S.notified,
  } as const
  const id: string = await boss.work<Data, void, typeof options>(name, options, async ([job]) => {
    const { data, signal, retryCount, createdOn, startedOn } = job as JobWithMetadata<Data & { traceparent?: string }>
    const began = performance.now()
    let outcome: EndedJob['outcome'] = 'failed'
    try {
      const doing = {
        kind: 'consumer',
        parent: data.traceparent,
        attributes: { 'ufaro.begun_again': retryCount },
      } as const
      await traced(`job ${name}`, doing, () => handle(data, { signal, interruptions: retryCount }))
      outcome = 'done'
    } finally {
      boss.notifyWorker(id)
      // By the database's clock alone.
      const waitMs = Math.max(0, startedOn.getTime() - createdOn.getTime())
      onJob?.({ job: name, waitMs, workMs: performance.now() - began, outcome })
    }
  })
}
