import type { Mode } from '@ufaro/contract/modes.ts'
import { MODES } from '@ufaro/contract/modes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { patienceLeft } from '../../http/recovery-point.ts'
import { route } from '../../http/route.ts'
import { MODE_REGISTRY, type ModeEntry } from '../../modes/registry.ts'
import type { GenerationsService } from './generations.service.ts'
import type { OutputWait } from './output-wait.ts'
import type { Results } from './results.ts'

interface Deps {
  generations: GenerationsService
  wait: OutputWait
  results: Results
  linkOrigin: LinkOrigin
}

/** What every generating call's body has, besides its mode's own fields. */
type Body = Record<string, unknown> & { runId?: string; mode?: Mode }

/** One route for each call of the contract that generates, whichever modes are behind it. */
export function generateRoutes(app: FastifyInstance, { generations, wait, results, linkOrigin }: Deps) {
  for (const [call, modes] of modesByCall()) {
    route(app, call, async ({ caller, request, reply, ...rest }) => {
      const { runId, ...fields } = rest.body as Body
      const mode = fields.mode ?? modes[0]!
      const uploads = request.uploads ?? { parts: {}, digest: '' }
      const begun = await generations.begin({
        user: caller!.user,
        mode,
        request: fields,
        uploads,
        runId: runId || undefined,
        origin: linkOrigin(request),
      })
      const entry = MODE_REGISTRY[mode]!
      if ('accepted' in entry) return { runId: begun.runId, ...entry.accepted(fields) }

      const goesOnFor = patienceLeft()
      const patient = !prefersAsync(request) && (await wait.wait(begun.runId, begun.outputIds, goesOnFor))
      // Kept alive, the connection would hold up the end of the server that let this request go.
      if (wait.isClosing()) reply.header('connection', 'close')
      if (!patient) {
        if (goesOnFor !== undefined && !prefersAsync(request)) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
        // Returned, not sent: an answer that was sent is one the idempotency key does not keep.
        reply.status(202)
        return { runId: begun.runId }
      }
      return results.answer(begun, entry.answer)
    })
  }
}

export function modesByCall(): Map<ModeEntry['call'], Mode[]> {
  const byCall = new Map<ModeEntry['call'], Mode[]>()
  for (const mode of MODES) {
    const call = MODE_REGISTRY[mode]?.call
    if (call) byCall.set(call, [...(byCall.get(call) ?? []), mode])
  }
  return byCall
}

const prefersAsync = ({ headers: { prefer } }: FastifyRequest): boolean =>
  /(^|[,;\s])respond-async\b/i.test(String(prefer ?? ''))
