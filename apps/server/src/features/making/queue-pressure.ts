import type { Engine } from '@ufaro/contract/output.ts'
import { AppError } from '../../http/app-error.ts'
import { type JobQueue, type Jobs, jobFor } from './jobs.ts'

/** Maximum length of the queue, in multiples of the places. */
const MOST_ROUNDS = { 'make-output': 60, 'ask-engine': 20 } as const
const RETRY_AFTER_S = 60

interface Deps {
  queue: Pick<JobQueue, 'waiting'>
  places: Record<keyof Jobs, number>
}

/**
 * Rejects work before spending if the queue is too long.
 * @throws AppError OVERLOADED
 */
export function createQueuePressure({ queue, places }: Deps) {
  return async (engine: Engine): Promise<void> => {
    const job = jobFor(engine)
    if ((await queue.waiting(job)) < MOST_ROUNDS[job] * places[job]) return
    const sentence = 'Very many people are making something right now. Please try again in a minute.'
    throw new AppError('OVERLOADED', sentence, { retryAfter: RETRY_AFTER_S })
  }
}
export type Pressure = ReturnType<typeof createQueuePressure>
