/** The provider repeats a failed webhook hourly for ten hours if the key is a test key. */
const HOURS = 10
const HOUR_MS = 3_600_000

/** @returns delay until the next attempt after `tries`, in milliseconds; null after the last */
export const nextTryIn = (tries: number, timeScale: number): number | null =>
  tries > HOURS ? null : HOUR_MS / timeScale
