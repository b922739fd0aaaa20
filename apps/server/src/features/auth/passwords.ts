import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { createBoundedQueue, type QueueLimits } from './bounded-queue.ts'

/** argon2id parameters of OWASP's password storage cheat sheet. `memoryCost` is 19 MiB, in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** `concurrency` is half of libuv's four threads. The other two stay free for files, pictures and DNS. */
const LIMITS: QueueLimits = { concurrency: 2, queue: 100, each: 20, waitMs: 5000 }

/** Normalizes the password, because keyboards produce different Unicode forms of the same character. */
const fold = (password: string) => password.normalize('NFKC')

interface Guess {
  hash: string | null
  password: string
  client?: string
}

/**
 * Hashes passwords in libuv's thread pool, a few at a time. `hash` and `verify` throw AppError OVERLOADED if the queue
 * is full or the password has waited too long.
 */
export async function createPasswords(limits: QueueLimits = LIMITS) {
  const enqueue = createBoundedQueue(limits, () => new AppError('OVERLOADED', undefined, { retryAfter: 5 }))
  // If there is no account, the password is compared with this hash, so that the reply takes as long as for an account.
  const decoy = await hash(randomBytes(32), COST)

  return {
    hash: (password: string, client = ''): Promise<string> => enqueue(client, () => hash(fold(password), COST)),

    /** If `hash` is null because there is no account, takes as long as for a wrong password and returns false. */
    async verify({ hash: known, password, client = '' }: Guess): Promise<boolean> {
      const matches = await enqueue(client, () => verify(known ?? decoy, fold(password)))
      return known !== null && matches
    },
  }
}
export type Passwords = Awaited<ReturnType<typeof createPasswords>>
