/**
 * The argument limits V8's young generation. By default, it may grow to 64 MB, as much as the rest of the heap, and V8
 * would then collect the whole heap after every ten runs.
 */
export const SERVER = ['--max-semi-space-size=16', 'apps/server/src/main.ts']
