import type { JobRules, Queue } from '../../infra/queue/queue.ts'

/** One attempt at one slot. A retry of the slot is a job of its own, so a late one cannot deliver for its successor. */
export interface MakeOutput {
  outputId: string
  attempt: number
}

export type Jobs = { 'make-output': MakeOutput }
export type JobQueue = Queue<Jobs>

/** One more than a slot is begun: the last time is there to write down that it was given up. */
export const MAX_INTERRUPTIONS = 5

export const JOB_RULES: Record<keyof Jobs, JobRules> = {
  'make-output': { retries: MAX_INTERRUPTIONS + 1, expireSeconds: 1800 },
}
