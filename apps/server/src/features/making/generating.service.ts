import type { RunOutput } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { patienceLeft } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { TemplatesService } from '../templates/templates.service.ts'
import type { GenerationsService } from './generations.service.ts'
import type { OutputWait } from './output-wait.ts'
import type { Results } from './results.ts'

interface Deps {
  generations: GenerationsService
  wait: OutputWait
  results: Results
  templates: Pick<TemplatesService, 'printOn'>
  linkOrigin: LinkOrigin
}

export interface Wanted {
  user: Spender
  mode: ToolId
  fields: Record<string, unknown>
  uploads: Uploads
  runId?: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export function createGenerating({ generations, wait, results, templates, linkOrigin }: Deps) {
  return async ({ user, mode, request, reply, ...wanted }: Wanted) => {
    const { fields, uploads } = await templates.printOn(user.id, wanted.fields, wanted.uploads)
    const begun = await generations.begin({
      user,
      mode,
      request: fields,
      uploads,
      runId: wanted.runId || undefined,
      origin: linkOrigin(request),
    })
    const job = jobOf(mode)
    if (job.accepted) return { runId: begun.runId, ...job.accepted(fields) }

    const goesOnFor = patienceLeft()
    const ended = prefersAsync(request) ? null : await wait.wait(begun, goesOnFor)
    // A kept-alive connection would delay shutdown.
    if (wait.isClosing()) reply.header('connection', 'close')
    if (!ended) {
      if (goesOnFor !== undefined && !prefersAsync(request)) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
      // Returned, not sent: idempotency only stores returned replies.
      reply.status(202)
      return { runId: begun.runId }
    }
    return results.answer(begun.runId, ended, (outputs, asked) => job.answer?.(outputs, asked) ?? onePicture(outputs))
  }
}
export type Generating = ReturnType<typeof createGenerating>

const onePicture = ([output]: RunOutput[]) => ({ imageUrl: output?.url, output })

const prefersAsync = ({ headers: { prefer } }: FastifyRequest): boolean =>
  /(^|[,;\s])respond-async\b/i.test(String(prefer ?? ''))
