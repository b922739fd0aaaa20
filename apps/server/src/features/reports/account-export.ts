import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Db } from '../../db/db.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { type Archive, nameEntries } from '../files/archives.service.ts'
import { listOwnFiles, readOwnData } from './own-data.repo.ts'

/** The limit is low, because an export reads everything that the user made. */
const EXPORT: Limit = { name: 'account-export', max: 10, windowS: 3600 }

export function createAccountExport({ db, limiter }: { db: Db; limiter: Pick<RateLimiter, 'take'> }) {
  return async (userId: string): Promise<Archive> => {
    await limiter.take(EXPORT, userId)
    const stored = (await listOwnFiles(db, userId)).map(({ key, kind }, n) => ({
      stem: `${kind}-${n + 1}`,
      extension: path.extname(key).slice(1),
      key,
    }))
    const text = JSON.stringify(await readOwnData(db, userId), null, 2)
    const entries = nameEntries([{ stem: 'account', extension: 'json', text }, ...stored])
    return { entries, date: new Date(), etag: `"${randomUUID()}"` }
  }
}
