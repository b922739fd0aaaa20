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
  mode: ToolId,
  status: RunStatus,
  refunded: z.boolean(),
  engine: z.nullable(Engine),
  progress: z.optional(z.object({ done: z.int(), total: z.int() })),
  outputs: z.array(RunOutput),
  verdict: z.optional(Verdict),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
})
export type Run = z.infer<typeof Run>

export const Creation = z.object({
  id: z.string(),
  runId: z.string(),
  mode: ToolId,
  label: z.string(),
  engine: z.nullable(Engine),
  url: z.nullable(z.string()),
  content: z.nullable(z.array(WordOption)),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  previews: z.nullable(Previews),
  preview_bytes: z.nullable(PreviewBytes),
  created_at: z.string(),
})
export type Creation = z.infer<typeof Creation>
