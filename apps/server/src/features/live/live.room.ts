import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { KeysService } from '../keys/keys.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { RunsService } from '../runs/runs.service.ts'
import { sweepTickets } from './stream-tickets.repo.ts'
import { streamsRoutes } from './streams.routes.ts'
import { createStreamsService } from './streams.service.ts'

interface Deps extends AppContext {
  auth: Pick<AuthService, 'sessions'>
  keys: KeysService
  credits: CreditsService
  payments: PaymentsService
  runs: RunsService
}

export function createLiveRoom({ auth, keys, ...deps }: Deps) {
  const streams = createStreamsService({
    ...deps,
    findUser: ({ userId, sessionId, keyId }) =>
      keyId ? keys.findUser(keyId, userId) : auth.sessions.findUser({ sessionId: sessionId ?? '', userId }),
  })
  return {
    register: (http: FastifyInstance): void => streamsRoutes(http, { streams }),
    timers: [{ name: 'sweeping tickets', everyMs: 600_000, work: () => sweepTickets(deps.db) }],
  }
}
