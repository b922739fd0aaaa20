/** The provider's ladder for test keys: a try each hour, ten hours long. */
const HOURS = 10
const HOUR_MS = 3_600_000

/** @returns when a webhook is tried again after `tries` tries, in milliseconds from now; null after the last. */
export const nextTryIn = (tries: number, timeScale: number): number | null =>
  tries > HOURS ? null : HOUR_MS / timeScale
