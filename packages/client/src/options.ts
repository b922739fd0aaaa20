export interface Options {
  /** A repeated call with the same key has no second effect. */
  idempotencyKey?: string
  /** Returns the run at once instead of waiting for its result. */
  dontWait?: boolean
  signal?: AbortSignal
}
