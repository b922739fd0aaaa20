import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4e9

/** Uses a file system in memory if it has room, because a new database has a thousand files that need not survive. */
export const makeScratchFolder = (prefix: string): string =>
  mkdtempSync(path.join(hasRoomInMemory() ? MEMORY : tmpdir(), prefix))

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
