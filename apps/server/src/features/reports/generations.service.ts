import { Readable } from 'node:stream'
import type { GenerationFilter, GenerationRecord } from '@ufaro/contract/http/admin-reports.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import { csvLine } from '../../http/csv.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import {
  type GenerationQuery,
  type GenerationRow,
  listGenerations,
  statusName,
  streamGenerations,
} from './generations.repo.ts'

const BATCH = 2000
/** Byte order mark. Without it, spreadsheets do not read the file as UTF-8. */
const BOM = '\uFEFF'
const HEADINGS = [
  'id',
  'created_at',
  'user_name',
  'user_email',
  'user_id',
  'mode',
  'status',
  'engine',
  'model',
  'processing_time_ms',
]

export function createGenerationReports({ db, audit }: { db: Db; audit: AuditLog }) {
  return {
    async list(query: GenerationQuery & { page: number; limit: number }) {
      const { rows, total } = await listGenerations(db, query)
      return { records: rows.map(present), total }
    },

    async exportCsv(actor: User, query: GenerationQuery, filter: GenerationFilter): Promise<Readable> {
      await audit.write(db, actor, 'generations.export', { type: 'generations', id: 'all' }, { ...filter })
      return Readable.from(linesOf(streamGenerations(db, query, BATCH)), { objectMode: false, highWaterMark: 1 })
    },
  }
}
export type GenerationReports = ReturnType<typeof createGenerationReports>

async function* linesOf(batches: AsyncIterable<GenerationRow[]>): AsyncGenerator<string> {
  yield BOM + csvLine(HEADINGS)
  for await (const rows of batches) yield rows.map(csvOf).join('')
}

const nameOf = (row: GenerationRow): string =>
  [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email.slice(0, row.email.lastIndexOf('@'))

const csvOf = (row: GenerationRow): string =>
  csvLine([
    row.id,
    new Date(row.created_ms).toISOString(),
    nameOf(row),
    row.email,
    row.user_id,
    row.mode,
    statusName(row.status),
    row.engine,
    row.model,
    row.duration_ms,
  ])

const present = (row: GenerationRow): GenerationRecord => ({
  id: row.id,
  user: { name: nameOf(row), first_name: row.first_name, last_name: row.last_name, email: row.email },
  user_id: row.user_id,
  mode: row.mode,
  status: statusName(row.status),
  engine: row.engine,
  processing_time_ms: row.duration_ms,
  created_at: new Date(row.created_ms).toISOString(),
})
