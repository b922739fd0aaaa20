import type { RunOutput } from '@ufaro/contract/output.ts'
import { isEnded, type Run } from '@ufaro/contract/run.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { linkPreviews } from '../files/previews.service.ts'
import type { ShownOutput } from './outputs.service.ts'

type ShownResult = Pick<
  ShownOutput,
  'label' | 'engine' | 'fileKey' | 'content' | 'width' | 'height' | 'bytes' | 'previewBytes'
>

export type Link = (key: string) => string

export const presentResult = (row: ShownResult, link: Link) => ({
  label: row.label,
  engine: row.engine,
  url: row.fileKey && link(row.fileKey),
  content: row.content,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  previews: row.fileKey === null ? null : linkPreviews(row.fileKey, link),
  preview_bytes: row.fileKey === null ? null : row.previewBytes,
})

export const presentOutput = (row: ShownOutput, link: Link): RunOutput => ({
  ...presentResult(row, link),
  index: row.slot,
  status: row.status,
  attempts: row.attempts,
  model: row.model,
  understood: row.understood,
  cutout: row.cutout,
  guard: row.guard,
  error: row.error,
})

export function presentRun(run: RunRow, rows: readonly ShownOutput[], link: Link): Run {
  const outputs = rows.filter(({ runId }) => runId === run.id)
  const { progressDone: done, progressTotal: total } = run
  return {
    id: run.id,
    mode: run.mode,
    status: run.status,
    refunded: run.refunded,
    engine: outputs.find(({ engine }) => engine)?.engine ?? null,
    ...(done !== null && total !== null && { progress: { done, total } }),
    outputs: outputs.map((row) => presentOutput(row, link)),
    ...(run.verdict && { verdict: run.verdict }),
    created_at: run.createdAt.toISOString(),
    // During a retry, a run that had ended is shown as running, without an end time.
    finished_at: isEnded(run.status) ? (run.finishedAt?.toISOString() ?? null) : null,
  }
}
