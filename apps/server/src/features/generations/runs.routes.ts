import { refundCredit, spendCredit } from '@ufaro/contract/http/credits.ts'
import { giveFeedback } from '@ufaro/contract/http/feedback.ts'
import { archiveLink, cancelRun, getRun, listRuns, runArchive } from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { sendBytes } from '../../http/send-bytes.ts'
import type { CreationsService } from './creations.service.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { RunsService } from './runs.service.ts'

interface Deps {
  feedback: FeedbackService
  runs: RunsService
  creations: CreationsService
}

export function runsRoutes(app: FastifyInstance, { runs, creations, feedback }: Deps) {
  route(app, spendCredit, async ({ body: { mode }, caller: { user } }) => {
    const { runId, remaining } = await runs.open(user, mode)
    return { success: true, runId, mode, remaining }
  })

  route(app, refundCredit, async ({ body: { mode, runId }, caller: { user } }) => {
    return { success: true, remaining: await runs.handBack(user, mode, runId) }
  })

  route(app, getRun, ({ params, caller }) => runs.get(caller.user, params.id))

  route(app, listRuns, async ({ caller }) => {
    const found = await runs.listUnfinished(caller.user.id)
    return { runs: found, total: found.length }
  })

  route(app, cancelRun, ({ params, caller }) => runs.cancel(caller.user, params.id))

  route(app, giveFeedback, ({ params, body, caller }) => feedback.give(caller.user, params.id, body))

  route(app, archiveLink, async ({ params, caller }) => {
    return { url: await creations.linkRunArchive(caller.user.id, params.id) }
  })

  route(app, runArchive, async ({ params, caller, request, reply }) => {
    const archive = await creations.openRunArchive(caller.user.id, params.id)
    return sendBytes(request, reply, { ...archive, maxAge: 0 })
  })
}
