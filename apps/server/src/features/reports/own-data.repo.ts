import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type FileRow, files } from '../../db/schema/files.ts'

/** `but` lists internal columns, which are not exported. `key` is the column of the user's id, if not `user_id`. */
const SECTIONS: Readonly<Record<string, { table: string; but?: readonly string[]; key?: string }>> = {
  account: { table: 'users', but: ['search'], key: 'id' },
  sessions: { table: 'sessions', but: ['token'] },
  webhooks: { table: 'webhooks', but: ['secret', 'old_secret'] },
  webhook_deliveries: { table: 'webhook_deliveries' },
  api_keys: { table: 'api_keys', but: ['hash'] },
  plans: { table: 'grants', but: ['seq'] },
  notices: { table: 'notices' },
  credit_movements: { table: 'ledger_entries' },
  runs: { table: 'runs' },
  outputs: { table: 'outputs', but: ['cost_microusd'] },
  files: { table: 'files', but: ['crc32'] },
  certificates: { table: 'certificates' },
  certificate_designs: { table: 'certificate_designs' },
  certificate_mails: { table: 'certificate_mails' },
  payments: { table: 'payments', but: ['checked_at'] },
  brand_kit: { table: 'brand_kits' },
  event_pages: { table: 'event_pages' },
  event_guests: { table: 'event_attendees', but: ['folded', 'token_hash'] },
  bank_account: { table: 'bank_accounts', but: ['recipient_code'] },
  affiliate: { table: 'affiliates' },
  referred_by: { table: 'referrals' },
}

const rowsOf = (userId: string, { table, but = [], key = 'user_id' }: (typeof SECTIONS)[string]): SQL => sql`
  select to_jsonb(t) - ${sql.param(but)}::text[] as row from ${sql.identifier(table)} as t
   where t.${sql.identifier(key)} = ${userId}`

export async function readOwnData(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [name, section] of Object.entries(SECTIONS)) {
    const { rows } = await db.execute<{ row: unknown }>(rowsOf(userId, section))
    data[name] = rows.map(({ row }) => row)
  }
  return data
}

export const listOwnFiles = (db: Db, userId: string): Promise<Pick<FileRow, 'key' | 'kind'>[]> =>
  db
    .select({ key: files.key, kind: files.kind })
    .from(files)
    // Leave out the stored parts of a batch, because the ZIP file of the batch contains them.
    .where(sql`${files.userId} = ${userId} and ${files.kind} <> 'part' and ${files.deletedAt} is null`)
    .orderBy(files.createdAt, files.id)
