/** Protocol between pool and threads; a thread has one task at a time. */
export type ToThread = { task: unknown } | { abort: true }
export type FromThread = { result: unknown } | { error: unknown } | { note: unknown }
