import type pg from 'pg'
import type { PgBoss } from 'pg-boss'

interface Queue {
  name: string
  policy: string
  retry_limit: number
  retry_delay: number
  retry_backoff: boolean
  expire_seconds: number
  retention_seconds: number
  deletion_seconds: number
  heartbeat_seconds: number | null
  notify: boolean
}

interface Job {
  name: string
  data: object
  priority: number
  singleton_key: string | null
  start_after: string
}

/**
 * The waiting jobs, stored independently of the queue library's tables, whose format depends on its version. Jobs that
 * were running are queued again.
 */
export interface KeptQueue {
  queues: Queue[]
  jobs: Job[]
}

export async function listQueue(client: pg.ClientBase): Promise<KeptQueue> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.job') is not null as there`)
  if (!rows[0]?.there) return { queues: [], jobs: [] }
  const queues = await client.query<{ queue: Queue }>(
    `select to_jsonb(q) as queue from pgboss.queue q where q.name not like '\\_\\_%' order by name`,
  )
  const jobs = await client.query<Job>(
    `select name, data, priority, singleton_key, start_after from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
  )
  return { queues: queues.rows.map(({ queue }) => queue), jobs: jobs.rows }
}

export async function sendAgain(boss: PgBoss, { queues, jobs }: KeptQueue): Promise<void> {
  for (const { name, ...rules } of queues) {
    await boss.createQueue(name, {
      policy: rules.policy as 'standard',
      retryLimit: rules.retry_limit,
      retryDelay: rules.retry_delay,
      retryBackoff: rules.retry_backoff,
      expireInSeconds: rules.expire_seconds,
      retentionSeconds: rules.retention_seconds,
      deleteAfterSeconds: rules.deletion_seconds,
      notify: rules.notify,
      ...(rules.heartbeat_seconds && { heartbeatSeconds: rules.heartbeat_seconds }),
    })
  }
  for (const { name, data, priority, singleton_key, start_after } of jobs) {
    const options = {
      priority,
      startAfter: new Date(start_after),
      ...(singleton_key && { singletonKey: singleton_key }),
    }
    await boss.send(name, data, options)
  }
}
