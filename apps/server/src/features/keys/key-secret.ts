import { createHash, randomBytes } from 'node:crypto'
import { KEY_PREFIX } from '@ufaro/contract/api-key.ts'

const NAMED = 8

export interface NewSecret {
  secret: string
  prefix: string
  hash: string
}

export function newSecret(): NewSecret {
  const prefix = KEY_PREFIX + randomBytes(NAMED / 2).toString('hex')
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { secret, prefix, hash: hashOf(secret) }
}

/** A fast hash is safe here, because a secret of 256 random bits cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
