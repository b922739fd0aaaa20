export type ToThread = { task: unknown } | { abort: true }
export type FromThread = { result: unknown } | { error: unknown } | { note: unknown }
