import { refundCredit } from '@ufaro/contract/http/credits.ts'
import { giveFeedback } from '@ufaro/contract/http/feedback.ts'
import { cancelRun, getRun, listRuns } from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { RunsService } from './runs.service.ts'

interface Deps {
  feedback: FeedbackService
  runs: RunsService
}

export function runsRoutes(app: FastifyInstance, { runs, feedback }: Deps) {
  route(app, refundCredit, async ({ body: { mode, runId }, caller: { user } }) => {
    return { success: true, remaining: await runs.handBack(user, mode, runId) }
  })

  route(app, getRun, ({ params, caller }) => runs.get(caller.user, params.id))

  route(app, listRuns, ({ query, caller }) => runs.listUnfinished(caller.user.id, query))

  route(app, cancelRun, ({ params, caller }) => runs.cancel(caller.user, params.id))

  route(app, giveFeedback, ({ params, body, caller }) => feedback.give(caller.user, params.id, body))
}
