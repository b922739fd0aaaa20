import type { Engine } from '@ufaro/contract/output.ts'
import type { JobRules, Queue } from '../../infra/queue/queue.ts'

export interface MakeOutput {
  outputId: string
  /**
   * Goes up when an output is retried, so that a late job of an earlier attempt cannot deliver. It stays the same when
   * the queue reruns a job.
   */
  attempt: number
}

export type Jobs = { 'make-output': MakeOutput; 'ask-engine': MakeOutput }
export type JobQueue = Queue<Jobs>

export const jobFor = (engine: Engine): keyof Jobs => (engine === 'builtin' ? 'make-output' : 'ask-engine')

/** After this many interruptions of a job, such as crashes of its worker, its next start records a failed output. */
export const MAX_INTERRUPTIONS = 2

export const JOB_RULES: Record<keyof Jobs, JobRules> = {
  'make-output': { retries: MAX_INTERRUPTIONS + 1, expireSeconds: 1800 },
  'ask-engine': { retries: MAX_INTERRUPTIONS + 1, expireSeconds: 1800 },
}
