import type { Engine } from '@ufaro/contract/output.ts'
import { AppError } from '../../http/app-error.ts'
import { type JobQueue, type Jobs, jobFor } from './jobs.ts'

/** Rounds of work that may wait: whoever came after them would wait for longer than anybody does. */
const MOST_ROUNDS = { 'make-output': 60, 'ask-engine': 20 } as const
const RETRY_AFTER_S = 60

interface Deps {
  queue: Pick<JobQueue, 'waiting'>
  /** Jobs of each kind that a process works on at once. */
  places: Record<keyof Jobs, number>
}

/** Turns work away before anything is spent on it, while far too much waits already. @throws AppError OVERLOADED */
export function createQueuePressure({ queue, places }: Deps) {
  return async (engine: Engine): Promise<void> => {
    const job = jobFor(engine)
    if ((await queue.waiting(job)) < MOST_ROUNDS[job] * places[job]) return
    const sentence = 'Very many people are making something right now. Please try again in a minute.'
    throw new AppError('OVERLOADED', sentence, { retryAfter: RETRY_AFTER_S })
  }
}
export type Pressure = ReturnType<typeof createQueuePressure>
