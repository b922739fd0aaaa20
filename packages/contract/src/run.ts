import { z } from 'zod/mini'
import { Mode } from './modes.ts'

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

/** A run in one of these takes no more work, save the retry of a partial one. */
export const isEnded = (status: RunStatus): boolean => status !== 'open' && status !== 'running'

/** Why an output was not made whose run the person has canceled. */
export const RUN_CANCELED = 'This run was canceled.'

export const ENGINES = ['builtin', 'gemini', 'openai'] as const
export const Engine = z.enum(ENGINES)
export type Engine = z.infer<typeof Engine>

/** One titled text of a word tool. */
export const WordOption = z.object({ title: z.string(), content: z.string() })
export type WordOption = z.infer<typeof WordOption>

/** WebP versions of a picture for small screens, by the width they fit in. */
export const PREVIEW_WIDTHS = { w320: 320, w640: 640 } as const
export type PreviewName = keyof typeof PREVIEW_WIDTHS
export const Previews = z.object({ w320: z.string(), w640: z.string() })
export type Previews = z.infer<typeof Previews>
export const PreviewBytes = z.object({ w320: z.int(), w640: z.int() })
export type PreviewBytes = z.infer<typeof PreviewBytes>

/** `clean`: on another background. `soft`: the subject could not be told from its own, which was softened instead. */
export const CutoutKind = z.enum(['clean', 'soft'])
export type CutoutKind = z.infer<typeof CutoutKind>

const Kept = z.enum(['kept', 'changed', 'not_measured'])

/** How the person in a model's picture compares with their photo. `lightness`: change of the skin's L*, scene light discounted. */
export const Guard = z.object({ tone: Kept, lightness: z.nullable(z.number()), face: Kept })
export type Guard = z.infer<typeof Guard>

/** One result of a run. `url` is a signed, expiring link; word tools carry `content` instead. */
export const RunOutput = z.object({
  index: z.int(),
  label: z.string(),
  status: z.enum(['pending', 'done', 'error']),
  attempts: z.int(),
  engine: z.nullable(Engine),
  model: z.nullable(z.string()),
  url: z.nullable(z.string()),
  content: z.nullable(z.array(WordOption)),
  /** What the built-in engine took the person's words for, such as `item: mug`; null where there was nothing to read. */
  understood: z.nullable(z.array(z.string())),
  /** Of headshots, profile pictures and product shots that the built-in engine made; else null. */
  cutout: z.nullable(CutoutKind),
  /** Of headshots and profile pictures that a model made; else null. */
  guard: z.nullable(Guard),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  /** Links; null for words, batches, documents and moving pictures. */
  previews: z.nullable(Previews),
  preview_bytes: z.nullable(PreviewBytes),
  error: z.nullable(z.string()),
})
export type RunOutput = z.infer<typeof RunOutput>

/** Why an output is not there any more: the person said it was not usable and got the credit back. */
export const OUTPUT_WITHDRAWN = 'You marked this as not usable. Your credit came back and the result was taken away.'

export const VERDICTS = ['good', 'bad'] as const
export const Verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof Verdict>

/** One paid piece of work: one credit, up to the mode's `maxOutputs` results. */
export const Run = z.object({
  id: z.string(),
  mode: Mode,
  status: RunStatus,
  refunded: z.boolean(),
  engine: z.nullable(Engine),
  progress: z.optional(z.object({ done: z.int(), total: z.int() })),
  outputs: z.array(RunOutput),
  /** What its owner said of it; absent before that. */
  verdict: z.optional(Verdict),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
})
export type Run = z.infer<typeof Run>

/** A result kept in the gallery. */
export const Creation = z.object({
  id: z.string(),
  runId: z.string(),
  mode: Mode,
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
