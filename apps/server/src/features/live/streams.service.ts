import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Bus, Topic } from '../../infra/db/bus.ts'
import type { Log } from '../../infra/log.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { RunsService } from '../runs/runs.service.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { insertTicket, type Listener, redeemTicket } from './stream-tickets.repo.ts'

export const TICKET_S = 60
const COMMENT_MS = 15_000
const MOST = { ofPerson: 20, ofAll: 5000 }
// A new connection first receives the changes of the last 60 seconds. If the page's data is at most 30 seconds old, the
// page relies on these changes and reloads nothing. The other 30 seconds are for transactions that commit late.
const MISSED_S = 60

interface Deps {
  db: Db
  bus: Pick<Bus, 'subscribe'>
  log: Log
  runs: RunsService
  credits: CreditsService
  payments: Pick<PaymentsService, 'readEvent' | 'listChanged'>
  findUser: (listener: Listener) => Promise<User | null>
}

interface Connection extends Listener {
  stream: EventStream
  reading: Map<string, Topic | null>
}

export function createStreamsService({ db, bus, log, runs, credits, payments, findUser }: Deps) {
  const connections = new Set<Connection>()

  const readers: Partial<Record<Topic, (user: User, id: string) => Promise<unknown>>> = {
    run: (user, id) => runs.get(user, id),
    credits: async (user) => {
      const { credits_breakdown, credits_remaining } = await credits.getUserPlan(db, user)
      return { credits_breakdown, credits_remaining }
    },
    plan: (user) => credits.getUserPlan(db, user),
    payment: (user, id) => payments.readEvent(user.id, id),
  }

  // Reads what the event is about and sends it. If another event arrives during the read, reads and sends again. Events
  // of the plan and of credits are sent one after the other, because both contain the credits, and the page would
  // overwrite newer credits with older ones.
  const sendLatest = async (connection: Connection, topic: Topic, id: string): Promise<void> => {
    const { reading, stream } = connection
    const key = `${topic === 'credits' ? 'plan' : topic} ${id}`
    if (reading.has(key)) return void reading.set(key, reading.get(key) === 'plan' ? 'plan' : topic)
    for (let next: Topic | null | undefined = topic; next; next = reading.get(key)) {
      reading.set(key, null)
      const user = await findUser(connection)
      if (!user) return stream.end()
      const data = await readers[next]?.(user, id)
      if (data !== undefined) stream.send(next, data)
    }
    reading.delete(key)
  }

  const guarded = (connection: Connection, work: Promise<void>) => {
    // After an error, end the stream, so that the page reconnects and loads everything again.
    work.catch((error) => {
      log.warn({ err: error }, 'an event stream failed')
      connection.stream.end()
    })
  }

  const ofPerson = (userId: string | null) => [...connections].filter((connection) => connection.userId === userId)

  const greet = async (connection: Connection): Promise<void> => {
    const { userId } = connection
    await sendLatest(connection, 'plan', userId)
    for (const id of await runs.listCurrent(userId, MISSED_S)) await sendLatest(connection, 'run', id)
    for (const id of await payments.listChanged(userId, MISSED_S)) await sendLatest(connection, 'payment', id)
  }

  const catchUp = () => {
    for (const connection of connections) guarded(connection, greet(connection))
  }

  const unsubscribe = (Object.keys(readers) as Topic[]).map((topic, n) =>
    bus.subscribe(
      topic,
      ({ userId, id }) => {
        for (const connection of ofPerson(userId)) guarded(connection, sendLatest(connection, topic, id))
      },
      n === 0 ? catchUp : undefined,
    ),
  )
  const unsubscribeSessions = bus.subscribe('session', ({ id }) => {
    for (const { sessionId, keyId, stream } of connections) if (sessionId === id || keyId === id) stream.end()
  })

  const keepAlive = async (connection: Connection): Promise<void> => {
    if (await findUser(connection)) connection.stream.comment()
    else connection.stream.end()
  }

  return {
    async issueTicket(listener: Listener): Promise<string> {
      const ticket = randomBytes(32).toString('base64url')
      await insertTicket(db, hashOf(ticket), listener, TICKET_S)
      return ticket
    },

    async connect(ticket: string): Promise<EventStream> {
      const listener = await redeemTicket(db, hashOf(ticket))
      if (!listener || !(await findUser(listener))) throw new AppError('UNAUTHENTICATED')
      if (ofPerson(listener.userId).length >= MOST.ofPerson)
        throw new AppError('RATE_LIMITED', undefined, { retryAfter: 30 })
      if (connections.size >= MOST.ofAll) throw new AppError('OVERLOADED', undefined, { retryAfter: 30 })

      const connection: Connection = { ...listener, stream: createEventStream(), reading: new Map() }
      const timer = setInterval(() => guarded(connection, keepAlive(connection)), COMMENT_MS)
      connections.add(connection)
      connection.stream.onClose(() => {
        clearInterval(timer)
        connections.delete(connection)
      })
      connection.stream.comment()
      guarded(connection, greet(connection))
      return connection.stream
    },

    /** Closes all open streams, because an open stream would delay shutdown. */
    close(): void {
      for (const end of [...unsubscribe, unsubscribeSessions]) end()
      for (const { stream } of connections) stream.end()
    },
  }
}
export type StreamsService = ReturnType<typeof createStreamsService>

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')
