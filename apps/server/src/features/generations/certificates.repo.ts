import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type CertificateRow, certificates } from '../../db/schema/certificates.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { PublicRecord } from '../../modes/mode-job.ts'

/** All at one time; a code that is there already is left as it is. */
export async function insertCertificates(tx: Db, run: RunRow, records: readonly PublicRecord[]): Promise<void> {
  const column = <Key extends keyof PublicRecord>(key: Key) => sql.param(records.map((record) => record[key]))
  await tx.execute(sql`
    insert into certificates (user_id, run_id, code, name, serial, title, issuer)
    select ${run.userId}, ${run.id}::uuid, * from unnest(
      ${column('code')}::text[], ${column('name')}::text[], ${column('serial')}::bigint[],
      ${column('title')}::text[], ${column('issuer')}::text[])
    on conflict do nothing`)
}

export async function findCertificate(db: Db, code: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code))
  return row
}

/** The first time counts. Undefined where it is not there, or not issued by `userId` where one is given. */
export async function revokeCertificate(
  tx: Db,
  { code, userId }: { code: string; userId?: string },
): Promise<{ row: CertificateRow; first: boolean } | undefined> {
  const own = and(eq(certificates.code, code), userId === undefined ? undefined : eq(certificates.userId, userId))
  const [found] = await tx.select().from(certificates).where(own).for('no key update')
  if (!found || found.revokedAt) return found && { row: found, first: false }
  const [row] = await tx.update(certificates).set({ revokedAt: sql`now()` }).where(own).returning()
  return row && { row, first: true }
}

interface Page {
  userId: string
  runId: string | undefined
  /** Part of a name, or of a serial. */
  search: string | undefined
  page: number
  limit: number
}

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export async function listCertificates(db: Db, { userId, runId, search, page, limit }: Page) {
  const pattern = search && `%${literally(search)}%`
  const wanted = and(
    eq(certificates.userId, userId),
    runId ? eq(certificates.runId, runId) : undefined,
    pattern ? or(ilike(certificates.name, pattern), sql`${certificates.serial}::text like ${pattern}`) : undefined,
  )
  const rows = await db
    .select()
    .from(certificates)
    .where(wanted)
    .orderBy(desc(certificates.issuedAt), asc(certificates.serial))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(certificates, wanted) }
}
