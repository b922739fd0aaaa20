import { spendCredit } from '@ufaro/contract/http/credits.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { callOf } from '@ufaro/contract/http/tool-calls.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Generating } from './generating.service.ts'
import type { createOpenRun } from './open-run.ts'

interface Deps {
  generating: Generating
  openRun: ReturnType<typeof createOpenRun>
}

type Body = Record<string, unknown> & { runId?: string; mode?: ToolId }

export function generateRoutes(app: FastifyInstance, { generating, openRun }: Deps) {
  route(app, spendCredit, async ({ body: { mode }, caller: { user } }) => {
    const { runId, remaining } = await openRun(user, mode)
    return { success: true, runId, mode, remaining }
  })

  for (const [call, modes] of modesByCall()) {
    route(app, call, async ({ caller, request, reply, ...rest }) => {
      const { runId, ...fields }: Body = rest.body
      const mode = fields.mode ?? modes[0]!
      const uploads = request.uploads ?? { parts: {}, digest: '' }
      return generating({ user: caller!.user, mode, fields, uploads, runId, request, reply })
    })
  }
}

export function modesByCall(): Map<Endpoint, ToolId[]> {
  const byCall = new Map<Endpoint, ToolId[]>()
  for (const mode of TOOL_IDS) {
    const call = callOf(mode)
    byCall.set(call, [...(byCall.get(call) ?? []), mode])
  }
  return byCall
}
