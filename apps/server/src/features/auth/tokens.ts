import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is kept: 256 random bits need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A token's one successor. It follows from the token and a key of the server alone, so that two tabs which trade in the
 * same token at once are given the same next one: a family is a line and never a tree.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
