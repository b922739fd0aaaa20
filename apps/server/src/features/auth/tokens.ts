import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** A fast hash is safe here, because a random token of 256 bits cannot be guessed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Derives the successor from the token, so that two browser tabs that use the same token get the same successor. */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
