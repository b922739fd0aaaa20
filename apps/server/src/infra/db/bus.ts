import { setTimeout as sleep } from 'node:timers/promises'
import { is, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from '../log.ts'
import { createAnnouncer } from './announcer.ts'
import { addEvent } from './tx-events.ts'

const CHANNEL = 'ufaro'
const RETRY_MS = { first: 100, longest: 5000 }

export type Topic = 'run' | 'credits' | 'plan' | 'payment' | 'services' | 'session' | 'job' | 'person'

/** Carries ids only, because PostgreSQL limits a notification to 8,000 bytes. Listeners read the data themselves. */
export interface BusEvent {
  topic: Topic
  /** Null if the event concerns every user. */
  userId: string | null
  id: string
  /** True if the work of a run has only begun. Listeners that wait for its end can ignore the event. */
  begun?: true
}

interface Executor {
  execute: (query: SQL) => PromiseLike<unknown>
}

interface Subscription {
  topic: Topic
  onEvent: (event: BusEvent) => void
  onReconnect?: (() => void) | undefined
}

/** Notifies all processes of changes, each at most once. A listener that was disconnected must read the data again. */
export type Bus = Awaited<ReturnType<typeof createBus>>

export async function createBus(url: string, log: Log) {
  const subscriptions = new Set<Subscription>()
  const announcer = createAnnouncer<Executor>((db, payloads) => db.execute(notify(payloads)) as Promise<unknown>, log)
  let client: pg.Client | undefined
  let closed = false

  const dispatch = (payload = '') => {
    const event = JSON.parse(payload) as BusEvent
    for (const { topic, onEvent } of subscriptions) if (topic === event.topic) guard(log, () => onEvent(event))
  }

  const connect = async () => {
    const next = await listen(url, dispatch)
    if (closed) return void (await next.end())
    client = next
    next.once('end', () => {
      if (!closed) void reconnect()
    })
  }

  const reconnect = async () => {
    log.warn({}, 'lost the LISTEN connection')
    for (let wait = RETRY_MS.first; !closed; wait = Math.min(wait * 2, RETRY_MS.longest)) {
      try {
        await connect()
        for (const { onReconnect } of subscriptions) if (onReconnect) guard(log, onReconnect)
        return
      } catch {
        await sleep(wait, undefined, { ref: false })
      }
    }
  }

  await connect()
  return {
    /** Inside a transaction, the event is sent on commit. PostgreSQL commits transactions with events one by one. */
    async publish(db: Executor, event: BusEvent): Promise<void> {
      const payload = JSON.stringify(event)
      if (is(db, PgTransaction)) addEvent(db, payload)
      else announcer.add(db, payload)
    },

    /**
     * @param onReconnect called after a disconnection, during which events may have been missed
     * @returns a function that unsubscribes
     */
    subscribe(topic: Topic, onEvent: (event: BusEvent) => void, onReconnect?: () => void): () => void {
      const subscription = { topic, onEvent, onReconnect }
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },

    async close(): Promise<void> {
      await announcer.flush()
      closed = true
      subscriptions.clear()
      await client?.end()
    },
  }
}

export const notify = (payloads: string[]): SQL =>
  sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`

async function listen(url: string, onPayload: (payload?: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'ufaro bus',
  })
  // Without this listener an error would end the process. It does nothing, because pg emits 'end' after every error,
  // and the bus then reconnects.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => onPayload(payload))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return client
}

function guard(log: Log, handler: () => void): void {
  try {
    handler()
  } catch (error) {
    log.error({ err: error }, 'a bus subscriber failed')
  }
}
