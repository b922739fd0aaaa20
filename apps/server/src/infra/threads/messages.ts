/** Messages between the pool and its helper processes. A helper works on one task at a time. */
export type ToThread = { task: unknown } | { abort: true }
export type FromThread = { result: unknown } | { error: unknown } | { note: unknown }
