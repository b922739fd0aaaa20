import { createHmac, randomBytes } from 'node:crypto'

const CODE_BYTES = 16

export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Derives the code of the n-th certificate of a batch. Nobody who lacks the secret can derive it from the batch’s other
 * codes.
 */
export const codeOf = (secret: string, n: number): string =>
  createHmac('sha256', secret).update(String(n)).digest().subarray(0, CODE_BYTES).toString('base64url')
