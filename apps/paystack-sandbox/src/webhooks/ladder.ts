/** Paystack repeats a failed webhook every hour for this many hours if the key is a test key. */
const HOURS = 10
const HOUR_MS = 3_600_000

/** @returns milliseconds until the next attempt, or null after the last one */
export const nextTryIn = (tries: number, timeScale: number): number | null =>
  tries > HOURS ? null : HOUR_MS / timeScale
