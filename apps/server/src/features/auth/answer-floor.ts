import { setTimeout as sleep } from 'node:timers/promises'

/** Well above the real duration, too short to notice. */
const FLOOR_MS = 300

/**
 * Pads the response time of calls that must not reveal whether an account exists: creating a user and a mail takes
 * longer than sending a mail or nothing.
 */
export async function withFloor<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(FLOOR_MS)])
  return result
}
