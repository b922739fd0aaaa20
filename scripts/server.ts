/**
 * Arguments that start the server. With its default young generation of 64 MB, which is as large as the rest of the
 * heap, V8 would collect the whole heap after every ten runs.
 */
export const SERVER = ['--max-semi-space-size=16', 'apps/server/src/main.ts']
