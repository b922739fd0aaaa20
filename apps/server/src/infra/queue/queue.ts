import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Tx } from '../../db/db.ts'
import type { Bus } from '../db/bus.ts'
import { createPool } from '../db/pool.ts'
import type { Log } from '../log.ts'
import { traceparent } from '../tracing/tracing.ts'
import { type Dispatcher, type EndedJob, startDispatcher } from './dispatcher.ts'
import { handlerTable } from './handler-table.ts'

export interface JobRules {
  retries: number
  expireSeconds: number
}

export interface QueueOptions<Jobs extends Record<string, object>> {
  url: string
  jobs: { [Name in keyof Jobs & string]: JobRules }
  bus: Pick<Bus, 'publish' | 'subscribe'>
  log: Log
  onJob?: ((ended: EndedJob) => void) | undefined
}

export interface Turn {
  owner: string
  before: number
}

/** Seconds without a heartbeat after which a job returns to the queue. pg-boss allows no shorter time. */
const HEARTBEAT_S = 10
const SUPERVISE_S = 3
const KEEP_DONE_S = 3600
const MAINTAIN_S = 600
const DRAIN_MS = 5000
/**
 * The priority of a job is lowered by 1 for each output that the user already has in progress, and by this number at
 * most. Jobs of the lowest priority run in order of creation, so that none waits forever.
 */
const LAST_TURN = 16
const SHARE_OF_ONE = 0.75
const COUNT_MS = 1000

/**
 * A job queue in PostgreSQL. Jobs are sent in the caller's transaction. A job may run twice but must deliver its result
 * once.
 */
export function createQueue<Jobs extends Record<string, object>>({ url, jobs, bus, log, onJob }: QueueOptions<Jobs>) {
  const names = Object.keys(jobs) as (keyof Jobs & string)[]
  const handlers = handlerTable<Jobs>(names)
  let pool: pg.Pool | undefined
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
    handle: handlers.add,

    /** @param supervise whether this process also returns the jobs of dead workers to the queue */
    async start({ supervise }: { supervise: boolean }): Promise<void> {
      handlers.check()
      const options = { supervise, schedule: false }
      const intervals = {
        superviseIntervalSeconds: SUPERVISE_S,
        monitorIntervalSeconds: SUPERVISE_S,
        maintenanceIntervalSeconds: MAINTAIN_S,
      }
      // This pool only fetches and completes jobs. If a crash of the database server loses one of its commits, a job is
      // repeated, which is harmless.
      pool = createPool(url, log, { max: 4, repeats: true })
      boss = new PgBoss({ db: executorOf(pool), ...options, ...intervals })
      boss.on('error', (error) => log.error({ err: error }, 'queue'))
      boss.on('warning', (warning) => log.warn({ warning }, 'queue'))
      await boss.start()
      for (const name of names) await declare(boss, name, jobs[name])
    },

    async send<Name extends keyof Jobs & string>(tx: Tx, name: Name, data: Jobs[Name], turn?: Turn): Promise<void> {
      const order = turn && { priority: -Math.min(turn.before, LAST_TURN), group: { id: turn.owner } }
      // Send the current trace with the job, so that the job continues it.
      const id = await open().send(
        name,
        { ...data, traceparent: traceparent() },
        { db: fromDrizzle(tx, sql), ...order },
      )
      if (!id) throw new Error(`the queue refused a job of ${name}`)
      await bus.publish(tx, { topic: 'job', userId: null, id: name })
    },

    /**
     * Returns the parts with which a caller can queue jobs in its own SQL statement: pg-boss's insert statement, whose
     * parameter $1 is a JSON array of jobs, and a sample job of the lowest priority for that array.
     */
    async insertion(name: keyof Jobs & string, owner: string): Promise<{ insert: string; job: object }> {
      let made = { insert: '', job: {} }
      const executeSql = async (insert: string, [jobs]: unknown[] = []) => {
        made = { insert, job: JSON.parse(String(jobs))[0] }
        return { rows: [{ id: owner }] }
      }
      const order = { priority: -LAST_TURN, group: { id: owner } }
      await open().send(name, { traceparent: traceparent() }, { db: { executeSql }, ...order })
      return made
    },

    waiting(name: keyof Jobs & string): Promise<number> {
      const known = counts.get(name)
      if (known && Date.now() - known.at < COUNT_MS) return known.waiting
      const waiting = count(name)
      counts.set(name, { at: Date.now(), waiting })
      waiting.catch(() => counts.delete(name))
      return waiting
    },

    async work(): Promise<void> {
      unsubscribe = bus.subscribe(
        'job',
        ({ id }) => dispatchers.get(id)?.look(),
        () => {
          for (const dispatcher of dispatchers.values()) dispatcher.look()
        },
      )
      for (const name of names) startWorkers(name)
      // Return the jobs of a killed process to the queue at once, instead of after the first interval.
      await open().supervise()
    },

    async ready(): Promise<void> {
      if (!(await open().isInstalled())) throw new Error('the queue is not installed')
    },

    async stop(): Promise<void> {
      unsubscribe()
      const left = (await Promise.all([...dispatchers.values()].map((one) => one.stop(DRAIN_MS)))).flat()
      dispatchers.clear()
      if (boss && left.length > 0) await handBack(boss, left).catch((error) => log.warn({ err: error }, 'queue'))
      await boss?.stop({ graceful: false })
      boss = undefined
      await pool?.end()
      pool = undefined
    },
  }
}

export type Queue<Jobs extends Record<string, object>> = ReturnType<typeof createQueue<Jobs>>

const executorOf = (pool: pg.Pool) => ({ executeSql: (text: string, values?: unknown[]) => pool.query(text, values) })

async function declare(boss: PgBoss, name: string, { retries, expireSeconds }: JobRules): Promise<void> {
  const rules = {
    retryLimit: retries,
    retryDelay: 1,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: HEARTBEAT_S,
    deleteAfterSeconds: KEEP_DONE_S,
    // Do not let pg-boss announce jobs, because our own event bus does.
    notify: false,
  }
  await boss.createQueue(name, rules)
  // Update the queue too, because a queue that an earlier version created would keep its old options.
  await boss.updateQueue(name, rules)
}

/** Returns jobs to the queue without counting a retry, because a shutdown is not the job's fault. */
async function handBack(boss: PgBoss, ids: string[]): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'created', started_on = null, start_after = now()
      where id = any($1::uuid[]) and state = 'active'`,
    [ids],
  )
}
