import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { createBoundedQueue, type QueueLimits } from './bounded-queue.ts'

/** argon2id by OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of libuv's four threads: leaves the rest for files, pictures and DNS. */
const LIMITS: QueueLimits = { concurrency: 2, queue: 100, each: 20, waitMs: 5000 }

/** Keyboards differ in their Unicode normalization form. */
const fold = (password: string) => password.normalize('NFKC')

interface Guess {
  hash: string | null
  password: string
  client?: string
}

/**
 * Hashes in the thread pool, a few at a time.
 * @throws AppError OVERLOADED if the queue is full
 */
export async function createPasswords(limits: QueueLimits = LIMITS) {
  const enqueue = createBoundedQueue(limits, () => new AppError('OVERLOADED', undefined, { retryAfter: 5 }))
  // A dummy hash of the same cost.
  const decoy = await hash(randomBytes(32), COST)

  return {
    hash: (password: string, client = ''): Promise<string> => enqueue(client, () => hash(fold(password), COST)),

    /** Without a hash (no such account) it takes the same time and returns false. */
    async verify({ hash: known, password, client = '' }: Guess): Promise<boolean> {
      const matches = await enqueue(client, () => verify(known ?? decoy, fold(password)))
      return known !== null && matches
    },
  }
}
export type Passwords = Awaited<ReturnType<typeof createPasswords>>
