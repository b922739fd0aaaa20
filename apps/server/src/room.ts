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
  secret: string
  linkOrigin: LinkOrigin
  /** Base URL for links that are not made during a request. */
  origin: () => string
}

export interface Room {
  install?: (http: FastifyInstance) => void
  register?: (http: FastifyInstance) => void
  /** Inserts rows that every installation has. May be called repeatedly. */
  seed?: () => Promise<unknown>
  /** Timers run only in processes with the role `worker` or `all`. */
  timers?: readonly Omit<Repeated, 'log'>[]
  /** Aborts running work. Called before the app waits for the running timers. */
  stop?: () => void
  close?: () => Promise<void> | void
}

export interface App {
  http: FastifyInstance
  /** `admin` is set if this call created the first primary admin, whose password can be shown only once. */
  seed: () => Promise<{ admin?: { email: string; password: string } }>
  work: () => Promise<void>
  warm: () => Promise<void>
  close: () => Promise<void>
}
