export interface Options {
  /** A repeated call with the same key has no second effect. */
  idempotencyKey?: string
  /** Return the run at once instead of waiting for the result. */
  dontWait?: boolean
  signal?: AbortSignal
}
