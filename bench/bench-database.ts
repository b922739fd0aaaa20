import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../apps/server/src/db/open-database.ts'
import { createLog } from '../apps/server/src/infra/log.ts'

export interface BenchDatabase extends Database {
  dataDir: string
  drop: () => Promise<void>
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ufaro-bench-'))
  // If the bench runs as root, PostgreSQL runs as another account and needs access to the folder.
  chmodSync(dataDir, 0o711)
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, createLog('error'))
  return {
    ...database,
    dataDir,
    drop: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
