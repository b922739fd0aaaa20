import type { RunOutput } from '@ufaro/contract/output.ts'
import type { Run } from '@ufaro/contract/run.ts'

export const NOW = Date.parse('2026-01-01T00:00:00Z')
export const LABELS = ['Look 1', 'Look 2', 'Look 3', 'Look 4'] as const

export const output = (index: number, changes: Partial<RunOutput> = {}): RunOutput => ({
  index,
  label: `Look ${index}`,
  status: 'pending',
  attempts: 1,
  engine: null,
  model: null,
  url: null,
  content: null,
  understood: null,
  cutout: null,
  guard: null,
  width: null,
  height: null,
  bytes: null,
  previews: null,
  preview_bytes: null,
  error: null,
  ...changes,
})

export const done = (index: number, changes: Partial<RunOutput> = {}): RunOutput =>
  output(index, { status: 'done', engine: 'builtin', url: `/files/${index}`, width: 1024, height: 1280, ...changes })

export const failed = (index: number, changes: Partial<RunOutput> = {}): RunOutput =>
  output(index, { status: 'error', error: 'An error occurred. Please try again.', ...changes })

export const run = (changes: Partial<Run> = {}): Run => ({
  id: 'run-1',
  mode: 'headshot',
  status: 'running',
  refunded: false,
  engine: null,
  outputs: [],
  created_at: new Date(NOW).toISOString(),
  finished_at: null,
  ...changes,
})
