import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Tx } from '../../db/db.ts'
import type { Bus } from '../db/bus.ts'
import type { Log } from '../log.ts'
import { traceparent } from '../tracing/tracing.ts'
import { type Dispatcher, type EndedJob, startDispatcher } from './dispatcher.ts'
import { handlerTable } from './handler-table.ts'

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
  /** Tells workers of new jobs. */
  bus: Pick<Bus, 'publish' | 'subscribe'>
  log: Log
  /** Told of every job this process ends, for metrics. */
  onJob?: ((ended: EndedJob) => void) | undefined
}

/** Whose a job is: of those that wait, the one goes first whose owner has the fewest before it. */
export interface Turn {
  owner: string
  /** Jobs of this owner that are waiting or at work already. */
  before: number
}

/** The shortest the library allows: the job of a killed worker is back after this and one round of supervision. */
const HEARTBEAT_S = 10
const SUPERVISE_S = 3
const KEEP_DONE_S = 3600
const MAINTAIN_S = 600
const DRAIN_MS = 5000
/** Who has more than this before them waits in the order of time with all others who do, so that nobody waits for ever. */
const LAST_TURN = 16
/** The share of the places that jobs of one owner may take. */
const SHARE_OF_ONE = 0.75
/** How long a count of what waits is good for. */
const COUNT_MS = 1000

/**
 * Jobs in PostgreSQL. A job is sent in the caller's transaction, so that it exists exactly where the work it stands for
 * does; it may run twice and must deliver once.
 */
export function createQueue<Jobs extends Record<string, object>>({ url, jobs, bus, log, onJob }: QueueOptions<Jobs>) {
  const names = Object.keys(jobs) as (keyof Jobs & string)[]
  const handlers = handlerTable<Jobs>(names)
  let boss: PgBoss | undefined
  const dispatchers = new Map<string, Dispatcher>()
  const counts = new Map<string, { at: number; waiting: Promise<number> }>()
  let unsubscribe = () => {}

  const open = (): PgBoss => {
    if (!boss) throw new Error('the queue is not started')
    return boss
  }

  const startWorkers = <Name extends keyof Jobs & string>(name: Name) => {
    const { handle, concurrency: places } = handlers.of(name)
    const placesOfOne = Math.max(1, Math.floor(places * SHARE_OF_ONE))
    dispatchers.set(name, startDispatcher({ boss: open(), name, handle, places, placesOfOne, log, onJob }))
  }

  const count = async (name: string): Promise<number> => {
    const { rows } = await open()
      .getDb()
      .executeSql(`select count(*)::integer as waiting from pgboss.job where name = $1 and state < 'active'`, [name])
    return rows[0].waiting
  }

  return {
    /** Names the handler of a kind of job; nothing runs before `work`. @throws where it has one already */
    handle: handlers.add,

    /** @param supervise true where this process works too: then it also brings back what dead workers held. */
    async start({ supervise }: { supervise: boolean }): Promise<void> {
      handlers.check()
      const options = { supervise, schedule: false, max: 4 }
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

    /** The job is queued when the caller's transaction commits. */
    async send<Name extends keyof Jobs & string>(tx: Tx, name: Name, data: Jobs[Name], turn?: Turn): Promise<void> {
      const order = turn && { priority: -Math.min(turn.before, LAST_TURN), group: { id: turn.owner } }
      // What happens to it later belongs to whatever asked for it now.
      const id = await open().send(
        name,
        { ...data, traceparent: traceparent() },
        { db: fromDrizzle(tx, sql), ...order },
      )
      if (!id) throw new Error(`the queue refused a job of ${name}`)
      await bus.publish(tx, { topic: 'job', userId: null, id: name })
    },

    /** Jobs that nobody has begun, as of a moment ago. */
    waiting(name: keyof Jobs & string): Promise<number> {
      const known = counts.get(name)
      if (known && Date.now() - known.at < COUNT_MS) return known.waiting
      const waiting = count(name)
      counts.set(name, { at: Date.now(), waiting })
      waiting.catch(() => counts.delete(name))
      return waiting
    },

    /** Starts the workers of this process. */
    async work(): Promise<void> {
      unsubscribe = bus.subscribe(
        'job',
        ({ id }) => dispatchers.get(id)?.look(),
        () => {
          for (const dispatcher of dispatchers.values()) dispatcher.look()
        },
      )
      for (const name of names) startWorkers(name)
      // What a process before this one held when it died comes back now rather than with the first round.
      await open().supervise()
    },

    /** @throws where the queue does not answer */
    async ready(): Promise<void> {
      if (!(await open().isInstalled())) throw new Error('the queue is not installed')
    },

    /** Lets running jobs finish for a while; what is left goes back to the queue as if it had not been begun. */
    async stop(): Promise<void> {
      unsubscribe()
      const left = (await Promise.all([...dispatchers.values()].map((one) => one.stop(DRAIN_MS)))).flat()
      dispatchers.clear()
      if (boss && left.length > 0) await handBack(boss, left).catch((error) => log.warn({ err: error }, 'queue'))
      await boss?.stop({ graceful: false })
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
    // Told on the bus of our own, which wakes a process once for all its places.
    notify: false,
  }
  await boss.createQueue(name, rules)
  // A queue made by an earlier version keeps its old rules unless told.
  await boss.updateQueue(name, rules)
}

/** A stop is no interruption: a job is given up only for what happens to its workers while they work on it. */
async function handBack(boss: PgBoss, ids: string[]): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'created', started_on = null, start_after = now()
      where id = any($1::uuid[]) and state = 'active'`,
    [ids],
  )
}
