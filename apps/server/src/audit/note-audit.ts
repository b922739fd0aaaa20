import type { Db } from '../db/db.ts'
import { writeSetting } from '../db/settings.ts'

export const noteAudit = (db: Db, faults: number): Promise<void> => writeSetting(db, 'last_audit', { faults })
