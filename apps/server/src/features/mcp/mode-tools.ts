import { setTimeout as sleep } from 'node:timers/promises'
import { callOf } from '@ufaro/contract/http/tool-calls.ts'
import { isEnded, type Run } from '@ufaro/contract/run.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { fillsRun, toolOf, wantedSlot } from '@ufaro/contract/tools.ts'
import { z } from 'zod/mini'
import { readPictures } from './pictures.ts'
import { DRY_RUN, jsonSchemaOf, pictureProperties, REQUEST_ID } from './schemas.ts'
import type { Args, Ask, Outcome, Tool } from './tool.ts'

/**
 * Milliseconds to wait for a run. Shorter than the timeouts of common clients, which can poll an unfinished run with
 * the tool get_run.
 */
const PATIENCE_MS = 45_000
const LOOK_AGAIN_MS = 250

const refused = (status: number, error: string, fields?: Record<string, string>): Outcome => ({
  status,
  body: { code: 'VALIDATION_FAILED', error, ...(fields && { fields }) },
})

export const modeTools = (): Tool[] => TOOL_IDS.map(modeTool)

function modeTool(mode: ToolId): Tool {
  const { label, description, guide, outputs, request: fields, call, pictures: taken } = toolOf(mode)
  const schema = call.body ? z.extend(fields, call.body) : fields
  const { properties, required = [] } = jsonSchemaOf(schema)
  const { runId: _, mode: __, ...own } = properties
  const names = Object.values(taken).map(({ part }) => part)
  return {
    name: mode,
    title: label,
    description: `${description} ${guide} Costs one credit${outputs > 1 ? ` and makes up to ${outputs} results` : ''}.`,
    readOnly: false,
    scopes: callOf(mode).scopes ?? [],
    inputSchema: {
      type: 'object',
      properties: { ...pictureProperties(Object.values(taken)), ...own, ...DRY_RUN, ...REQUEST_ID },
      required: required.filter((name) => name in own),
    },

    async run({ dry_run, request_id, ...args }, { ask, balance }) {
      const { pictures, faults } = readPictures(args, names)
      const words = Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)))
      const request = { ...words, mode }
      const parsed = z.safeParse(schema, request)
      if (!parsed.success) Object.assign(faults, faultsOf(parsed.error))
      if (Object.keys(faults).length > 0) return refused(400, Object.values(faults)[0]!, faults)
      if (dry_run === true) return { status: 200, body: { price: { mode, credits: 1 }, balance: await balance() } }

      const wantsOne = fillsRun(toolOf(mode)) || wantedSlot(toolOf(mode), request) !== undefined
      const slots = wantsOne ? 1 : outputs
      const key = keyOf(request_id)
      const opened = await ask('POST', '/api/user/use-credit', { body: { mode }, headers: key('open') })
      if (opened.status !== 200) return opened
      return make({ ask, path: call.path, runId: opened.body.runId, request, pictures, slots, key })
    },
  }
}

interface Making {
  ask: Ask
  path: string
  runId: string
  request: Args
  pictures: Args
  slots: number
  key: (step: string) => Record<string, string>
}

async function make({ ask, path, runId, request, pictures, slots, key }: Making): Promise<Outcome> {
  for (let n = 1; n <= slots; n++) {
    // Send the pictures with the first slot only, because the run keeps them.
    const body = { ...request, ...(n === 1 && pictures), runId }
    const headers = { prefer: 'respond-async', ...key(String(n)) }
    const answer = await ask('POST', path, { body, headers })
    if (answer.status < 300) continue
    // If the remaining slots need an AI model and none is configured, return the slots before them.
    if (n > 1 && answer.body?.code === 'NEEDS_AI') break
    // If the first slot was refused, cancel the run to refund the credit. After a transient error, keep it for a retry.
    if (n === 1 && answer.status < 500 && answer.status !== 429) await ask('POST', `/api/runs/${runId}/cancel`)
    return answer
  }
  return wait(ask, runId)
}

async function wait(ask: Ask, runId: string): Promise<Outcome> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(LOOK_AGAIN_MS)) {
    const answer = await ask('GET', `/api/runs/${runId}`)
    if (answer.status !== 200) return answer
    const { status, outputs } = answer.body as Run
    const settled = isEnded(status) || (outputs.length > 0 && outputs.every((output) => output.status !== 'pending'))
    if (settled || Date.now() > deadline) return answer
  }
}

/** Derives an idempotency key for each step, so that a retry does not repeat the finished steps. */
const keyOf =
  (requestId: unknown) =>
  (step: string): Record<string, string> =>
    typeof requestId === 'string' && requestId !== ''
      ? { 'idempotency-key': `mcp:${requestId.slice(0, 100)}:${step}` }
      : {}

function faultsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) faults[path.join('.') || 'request'] ??= message
  return faults
}
