/** What goes along with a call. */
export interface Options {
  /** A repeat with the same key has its effect once. */
  idempotencyKey?: string
  /** Answer with the run at once, where a call would wait for its result. */
  dontWait?: boolean
  signal?: AbortSignal
}
