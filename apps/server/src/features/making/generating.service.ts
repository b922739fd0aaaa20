import type { RunOutput } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { patienceLeft } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { FilesService } from '../files/files.service.ts'
import { type Fault, failureOf } from '../runs/faults.service.ts'
import type { OutputWithKey } from '../runs/outputs.service.ts'
import { presentOutput } from '../runs/run-presenter.service.ts'
import { findRuns } from '../runs/run-rows.service.ts'
import type { TemplatesService } from '../templates/templates.service.ts'
import type { GenerationsService } from './generations.service.ts'
import type { OutputWait } from './output-wait.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'link'>
  generations: GenerationsService
  wait: OutputWait
  templates: Pick<TemplatesService, 'printOn'>
  linkOrigin: LinkOrigin
}

export interface GenerateCall {
  user: Spender
  mode: ToolId
  fields: Record<string, unknown>
  uploads: Uploads
  runId?: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export function createGenerating({ db, files, generations, wait, templates, linkOrigin }: Deps) {
  /** @throws AppError of the first failed slot if no slot succeeded */
  const answer = async (mode: ToolId, runId: string, rows: readonly OutputWithKey[]) => {
    const made = rows.filter(({ status }) => status === 'done')
    const [first] = made
    if (!first) {
      const [run] = await findRuns(db, [runId])
      const fault = (rows[0]?.errorCode ?? 'failed') as Fault
      throw failureOf(fault, { runId, refunded: run?.refunded ?? false })
    }
    const { engine, model } = first
    const outputs = made.map((row) => presentOutput(row, files.link))
    const requests = made.map(({ request }) => request)
    return { runId, engine, model, ...(jobOf(mode).answer?.(outputs, requests) ?? onePicture(outputs)) }
  }

  return async ({ user, mode, request, reply, ...call }: GenerateCall) => {
    const { fields, uploads } = await templates.printOn(user.id, call.fields, call.uploads)
    const runId = call.runId || undefined
    const begun = await generations.begin({ user, mode, request: fields, uploads, runId, origin: linkOrigin(request) })
    const job = jobOf(mode)
    if (job.accepted) return { runId: begun.runId, ...job.accepted(fields) }

    const goesOnFor = patienceLeft()
    const ended = prefersAsync(request) ? null : await wait.wait(begun, goesOnFor)
    // At shutdown, tell the client to close the connection, because an open connection would delay the shutdown.
    if (wait.isClosing()) reply.header('connection', 'close')
    if (!ended) {
      if (goesOnFor !== undefined && !prefersAsync(request)) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
      // Return the body instead of sending it, because only returned responses are stored for idempotent retries.
      reply.status(202)
      return { runId: begun.runId }
    }
    return answer(mode, begun.runId, ended)
  }
}
export type Generating = ReturnType<typeof createGenerating>

const onePicture = ([output]: RunOutput[]) => ({ imageUrl: output?.url, output })

const prefersAsync = ({ headers: { prefer } }: FastifyRequest): boolean =>
  /(^|[,;\s])respond-async\b/i.test(String(prefer ?? ''))
