import { z } from 'zod/mini'
import { Engine, PreviewBytes, Previews, RunOutput, WordOption } from './output.ts'
import { ToolId } from './tool-ids.ts'

export const RUN_STATUSES = [
  'open',
  'running',
  'succeeded',
  'partial',
  'failed',
  'refunded',
  'expired',
  'canceled',
] as const
export const RunStatus = z.enum(RUN_STATUSES)
export type RunStatus = z.infer<typeof RunStatus>

export const isEnded = (status: RunStatus): boolean => status !== 'open' && status !== 'running'

export const RUN_CANCELED = 'This run was canceled.'

export const OUTPUT_WITHDRAWN = 'You marked this as not usable. Your credit came back and the result was taken away.'

export const VERDICTS = ['good', 'bad'] as const
export const Verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof Verdict>

export const Run = z.object({
  id: z.string(),
  mode: ToolId.check(z.describe('The tool of the run.')),
  status: RunStatus.check(
    z.describe(
      '`open` and `running` runs have not ended. `succeeded`: all outputs are done; `partial`: some are; `failed`: none is; `refunded`: its credit was refunded on request or after a `bad` verdict; `expired`: the run was idle for too long; `canceled`: its user canceled it.',
    ),
  ),
  refunded: z.boolean().check(z.describe('Whether the credit of the run was refunded.')),
  engine: z.nullable(Engine).check(z.describe('The engine that makes the outputs. Null before the first one starts.')),
  progress: z
    .optional(z.object({ done: z.int(), total: z.int() }))
    .check(z.describe('Set for batches only: how many of its pieces are done.')),
  outputs: z.array(RunOutput),
  verdict: z.optional(Verdict).check(z.describe('How the user rated the run. Absent if it was not rated.')),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
})
export type Run = z.infer<typeof Run>

export const Creation = z.object({
  id: z.string().check(z.describe('The id for `creation:<id>`.')),
  runId: z.string(),
  mode: ToolId,
  label: z.string().check(z.describe('The name of the result, such as `Look 1`.')),
  engine: z.nullable(Engine),
  url: z.nullable(z.string()).check(z.describe('A link to the file, which expires. Null for texts.')),
  content: z.nullable(z.array(WordOption)).check(z.describe('The texts of a tool that writes words, else null.')),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  previews: z.nullable(Previews),
  preview_bytes: z.nullable(PreviewBytes),
  created_at: z.string(),
})
export type Creation = z.infer<typeof Creation>
