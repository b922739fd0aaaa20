import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Made } from '../../modes/tool-job.ts'
import type { Attempt, Effort } from '../runs/outputs.service.ts'

interface Spooled {
  made: Made
  effort: Effort
}

const STALE_MS = 24 * 3_600_000

/** Saves results that could not be stored yet to the local disk, so that a restarted process can still deliver them. */
export function createSpool(folder: string) {
  const fileOf = ({ output }: Attempt) => path.join(folder, `${output.id}-${output.attempts}`)

  return {
    async keep(attempt: Attempt, spooled: Spooled): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(attempt)
      const handle = await open(`${file}.part`, 'w', 0o600)
      try {
        await handle.writeFile(serialize(spooled))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.part`, file)
    },

    async find(attempt: Attempt): Promise<Spooled | undefined> {
      const bytes = await readFile(fileOf(attempt)).catch(() => undefined)
      return bytes && (deserialize(bytes) as Spooled)
    },

    drop: (attempt: Attempt): Promise<void> => rm(fileOf(attempt), { force: true }),

    async sweep(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        const info = await stat(file).catch(() => null)
        if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(file, { force: true })
      }
    },
  }
}
export type Spool = ReturnType<typeof createSpool>
