import { statfs } from 'node:fs/promises'
import { AppError } from './app-error.ts'

/** Bytes to keep free on the disk. The database may be on the same disk, and stops when the disk is full. */
const LEAST_BYTES = 2 * 1024 ** 3
const REMEMBER_MS = 2000

/** @returns a check that throws AppError OVERLOADED while the disk is nearly full */
export function createDiskRoom(folder: string, free: (folder: string) => Promise<number> = freeBytes) {
  let known = { at: 0, bytes: Promise.resolve(0) }
  return async (): Promise<void> => {
    if (Date.now() - known.at > REMEMBER_MS) known = { at: Date.now(), bytes: free(folder) }
    if ((await known.bytes) < LEAST_BYTES) {
      throw new AppError('OVERLOADED', 'There is no room for files at the moment. Please try again later.', {
        retryAfter: 60,
      })
    }
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
