import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4e9

/** An empty folder, in memory where there is plenty: new databases are a thousand files that nobody needs again. */
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
