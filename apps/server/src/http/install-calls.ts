import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../room.ts'
import { forgetChanges } from './forget-changes.ts'
import { installIdempotency } from './idempotency.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { installMaintenance } from './maintenance.ts'
import { createMaintenance } from './maintenance-store.ts'
import { operationsOnly } from './operations-only.ts'
import { installUploads } from './uploads.ts'

export async function installCalls(http: FastifyInstance, { env, db, bus, log, recents }: AppContext) {
  if (env.ROLE === 'worker') operationsOnly(http)
  forgetChanges(http, { bus, recents })
  const store = createIdempotencyStore(db)
  installIdempotency(http, { store, log })
  installMaintenance(http, createMaintenance({ db, bus }))
  await installUploads(http, path.join(env.DATA_DIR, 'uploads'))
  return [{ name: 'purging idempotency keys', everyMs: 3_600_000, work: store.purge }]
}
