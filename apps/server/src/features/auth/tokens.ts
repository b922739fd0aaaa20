import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** A fast hash suffices for 256 random bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Deterministic successor of a refresh token, keyed by the server: two tabs that use the same token get the same new
 * one, so that a chain never forks.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
