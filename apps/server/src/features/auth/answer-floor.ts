import { setTimeout as sleep } from 'node:timers/promises'

/** Minimum response time: longer than the work takes, but too short for users to notice. */
const FLOOR_MS = 300

/** Pads the response time, which would otherwise show whether the call created a user, sent a mail or did nothing. */
export async function withFloor<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(FLOOR_MS)])
  return result
}
