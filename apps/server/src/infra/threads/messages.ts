/** What a pool and its threads say to each other; a thread has one task at a time. */
export type ToThread = { task: unknown } | { abort: true }
export type FromThread = { result: unknown } | { error: unknown } | { note: unknown }
