import { z } from 'zod/mini'
import type { ToolCall } from '../tools/define-tool.ts'
import { TOOLS, type Tool, type ToolId, toolOf } from '../tools.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated, runId } from './generations.ts'

const RUN = 'Without `runId` the call continues the newest open run of the tool, or else opens a run for one credit.'
const NOW =
  'The reply comes when the result is ready; with the header `Prefer: respond-async` it comes at once, with `202` and the `runId`.'
const LATER = 'The reply comes before the result is ready; the run and the event stream report the progress.'
const ONE = 'Makes one output of the run, by default the next one that is missing.'

const descriptionOf = ({ status }: ToolCall, tools: readonly Tool[]): string => {
  const guides = tools.map(({ id, guide }) => (tools.length > 1 ? `\`${id}\`: ${guide}` : guide))
  return [...(tools.length > 1 ? [ONE] : []), ...guides, RUN, status ? LATER : NOW].join(' ')
}

const callEndpoint = (call: ToolCall, [first, ...others]: [Tool, ...Tool[]]) => {
  const parts = [first, ...others].flatMap(({ pictures }) => Object.values(pictures).map(({ part }) => part))
  return endpoint({
    method: 'POST',
    path: call.path,
    access: 'user',
    scopes: ['make'],
    summary: others.length > 0 ? `${call.summary}: ${either([first, ...others].map(({ id }) => id))}` : call.summary,
    description: descriptionOf(call, [first, ...others]),
    body:
      others.length > 0
        ? z.intersection(
            z.object({ runId }),
            z.discriminatedUnion('mode', [first.request, ...others.map(({ request }) => request)]),
          )
        : z.extend(first.request, { runId, ...call.body }),
    reply: z.object({ ...generated, ...call.reply }),
    ...(call.status && { status: call.status }),
    errors: GENERATION_ERRORS,
    idempotent: true,
    ...(parts.length > 0 && { images: [...new Set(parts)] }),
  })
}

const either = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

function toolCalls(): Record<string, Endpoint> {
  const byCall = new Map<ToolCall, [Tool, ...Tool[]]>()
  for (const tool of Object.values<Tool>(TOOLS)) {
    const others = byCall.get(tool.call)
    byCall.set(tool.call, others ? [...others, tool] : [tool])
  }
  return Object.fromEntries([...byCall].map(([call, tools]) => [call.name, callEndpoint(call, tools)]))
}

export const TOOL_CALLS = toolCalls()

export const callOf = (id: ToolId): Endpoint => TOOL_CALLS[toolOf(id).call.name]!
