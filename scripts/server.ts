/**
 * Arguments of Node that start the server. The first limits V8's young generation, which by default may grow to 64 MB.
 * That is as much as the rest of the server's heap, and made V8 collect the whole heap after every ten runs.
 */
export const SERVER = ['--max-semi-space-size=16', 'apps/server/src/main.ts']
