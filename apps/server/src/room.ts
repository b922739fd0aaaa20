import type { FastifyInstance } from 'fastify'
import type { Db } from './db/db.ts'
import type { Env } from './env.ts'
import type { LinkOrigin } from './http/link-origin.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { Bus } from './infra/db/bus.ts'
import type { Log } from './infra/log.ts'
import type { Recents } from './infra/recents.ts'
import type { Repeated } from './infra/repeat.ts'

export interface AppContext {
  env: Env
  db: Db
  bus: Bus
  log: Log
  limiter: RateLimiter
  recents: Recents
  /** Rooms derive their own keys from it. */
  secret: string
  linkOrigin: LinkOrigin
  /** Base URL of links outside of a request. */
  origin: () => string
}

/** What the composition root calls; besides, a room returns the services it offers to rooms above it. */
export interface Room {
  install?: (http: FastifyInstance) => void
  register?: (http: FastifyInstance) => void
  /** Creates what every installation has. Idempotent. */
  seed?: () => Promise<unknown>
  /** Run by roles `worker` and `all`. */
  timers?: readonly Omit<Repeated, 'log'>[]
  /** Aborts work in hand; called before timers are awaited. */
  stop?: () => void
  close?: () => Promise<void> | void
}

export interface App {
  http: FastifyInstance
  /** Creates what every installation has; `admin` is set if it was created just now, to be shown once. */
  seed: () => Promise<{ admin?: { email: string; password: string } }>
  /** Starts queue workers and timers (roles `worker` and `all`). */
  work: () => Promise<void>
  warm: () => Promise<void>
  close: () => Promise<void>
}
