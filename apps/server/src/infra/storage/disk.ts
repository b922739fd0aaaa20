import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type Storage, StorageFailure } from './storage.ts'

const STALE_MS = 3_600_000

export async function diskStorage(root: string): Promise<Storage> {
  const incoming = path.join(root, '.incoming')
  const pathOf = (key: string) => path.join(root, checkKey(key).slice(0, 2), key)
  const folders = new Set<string>()
  const makeFolder = async (folder: string) => {
    if (folders.has(folder)) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    folders.add(folder)
  }
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await dropStale(incoming)
  setInterval(() => void dropStale(incoming).catch(() => {}), STALE_MS / 6).unref()

  return {
    async put(key, bytes, _contentType, recorded) {
      const target = pathOf(key)
      const folder = path.dirname(target)
      const temporary = path.join(incoming, randomUUID())
      try {
        const written = writing(Promise.all([writeDown(temporary, bytes), makeFolder(folder)]))
        await Promise.allSettled([written, recorded])
        await written
        await recorded
        await writing(rename(temporary, target))
      } catch (error) {
        // Forget that the folder exists, because it may have been deleted since it was created.
        folders.delete(folder)
        await rm(temporary, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const stream = createReadStream(pathOf(key), range)
      try {
        await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
      } catch (error) {
        throw new StorageFailure('reading a file', error, { missing: isMissing(error) })
      }
      return stream
    },

    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw new StorageFailure('looking at a file', error)
      }
    },

    async delete(key) {
      try {
        await rm(pathOf(key), { force: true })
      } catch (error) {
        throw new StorageFailure('deleting a file', error)
      }
    },

    async ready() {
      try {
        await access(incoming, constants.W_OK)
      } catch (error) {
        throw new StorageFailure('the file folder', error)
      }
    },
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const writing = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error) => {
    throw new StorageFailure('writing a file', error)
  })

/**
 * Syncs the file to disk before it gets its name, so that a power failure never leaves an empty file under that name.
 */
async function writeDown(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function dropStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // A file may be missing, because another process deletes the same files.
    const info = await stat(file).catch(() => null)
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(file, { force: true })
  }
}
