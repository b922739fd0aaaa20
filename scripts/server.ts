/**
 * Arguments that start the server. V8's default young generation of 64 MB is as large as the rest of the heap, which V8
 * then collects completely after every ten runs.
 */
export const SERVER = ['--max-semi-space-size=16', 'apps/server/src/main.ts']
