import { setTimeout as sleep } from 'node:timers/promises'

/** Well above what such a call takes, well below what a person notices after pressing a button. */
const FLOOR_MS = 300

/**
 * For answers that must not tell whether an account exists: writing a person, their credits and a mail takes a little
 * longer than writing a mail or nothing, and the floor hides it.
 */
export async function withFloor<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(FLOOR_MS)])
  return result
}
