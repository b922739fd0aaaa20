import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { createGate, type GateLimits } from './gate.ts'

/** argon2id as OWASP's cheat sheet on password storage asks: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of libuv's four threads: a flood of logins leaves files, pictures and names their share. */
const LIMITS: GateLimits = { concurrency: 2, queue: 100, each: 20, waitMs: 5000 }

/** The same password typed on another keyboard may come in another Unicode form. */
const fold = (password: string) => password.normalize('NFKC')

interface Guess {
  hash: string | null
  password: string
  client?: string
}

/** Hashing in the thread pool, a few at a time. @throws AppError OVERLOADED where too many wait already */
export async function createPasswords(limits: GateLimits = LIMITS) {
  const gate = createGate(limits, () => new AppError('OVERLOADED', undefined, { retryAfter: 5 }))
  // Nobody's password; of the same cost as everybody's.
  const decoy = await hash(randomBytes(32), COST)

  return {
    /** @param client whose turn it is; without one, the house's own */
    hash: (password: string, client = ''): Promise<string> => gate(client, () => hash(fold(password), COST)),

    /** Without a hash, because there is no such account, it takes the same time and says no. */
    async verify({ hash: known, password, client = '' }: Guess): Promise<boolean> {
      const matches = await gate(client, () => verify(known ?? decoy, fold(password)))
      return known !== null && matches
    },
  }
}
export type Passwords = Awaited<ReturnType<typeof createPasswords>>
