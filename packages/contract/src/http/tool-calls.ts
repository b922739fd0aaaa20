import { z } from 'zod/mini'
import type { ToolCall } from '../tools/define-tool.ts'
import { TOOLS, type Tool, type ToolId, toolOf } from '../tools.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated, runId } from './generations.ts'

const callEndpoint = (call: ToolCall, [first, ...others]: [Tool, ...Tool[]]) => {
  const parts = [first, ...others].flatMap(({ pictures }) => Object.values(pictures).map(({ part }) => part))
  return endpoint({
    method: 'POST',
    path: call.path,
    access: 'user',
    scopes: ['make'],
    summary: others.length > 0 ? `${call.summary}: ${either([first, ...others].map(({ id }) => id))}` : call.summary,
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
