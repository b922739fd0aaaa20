import { createHmac, randomBytes } from 'node:crypto'

const CODE_BYTES = 16

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the code of certificate `n`. Without the secret, nobody can derive it from the other codes of the batch. */
export const codeOf = (secret: string, n: number): string =>
  createHmac('sha256', secret).update(String(n)).digest().subarray(0, CODE_BYTES).toString('base64url')
