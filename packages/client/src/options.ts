export interface Options {
  /** A repeated call with the same key has no second effect. */
  idempotencyKey?: string
  dontWait?: boolean
  signal?: AbortSignal
}
