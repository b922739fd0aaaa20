import type { Engine } from '@ufaro/contract/output.ts'
import type { JobRules, Queue } from '../../infra/queue/queue.ts'

/** One attempt at one slot. A retry of the slot is a job of its own, so a late one cannot deliver for its successor. */
export interface MakeOutput {
  outputId: string
  attempt: number
}

/** One kind for what keeps the processor busy, one for what waits for an engine elsewhere. */
export type Jobs = { 'make-output': MakeOutput; 'ask-engine': MakeOutput }
export type JobQueue = Queue<Jobs>

export const jobFor = (engine: Engine): keyof Jobs => (engine === 'builtin' ? 'make-output' : 'ask-engine')

/** Times a slot may take its worker with it; the next is there to write down that it was given up. */
export const MAX_INTERRUPTIONS = 2

export const JOB_RULES: Record<keyof Jobs, JobRules> = {
  'make-output': { retries: MAX_INTERRUPTIONS + 1, expireSeconds: 1800 },
  'ask-engine': { retries: MAX_INTERRUPTIONS + 1, expireSeconds: 1800 },
}
