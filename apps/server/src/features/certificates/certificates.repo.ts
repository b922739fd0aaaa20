import { createHash } from 'node:crypto'
import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type CertificateRow, certificateDesigns, certificates } from '../../db/schema/certificates.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { PublicRecord } from '../../modes/tool-job.ts'
import { fileRows } from '../files/file-rows.service.ts'

/** Minimum seconds between two mails for the same issuer, because mail servers reject many mails at once. */
const PACE_S = 5

export async function insertDesign(
  tx: Tx,
  design: Pick<typeof certificateDesigns.$inferInsert, 'userId' | 'fileId' | 'look'>,
): Promise<string> {
  const [row] = await tx.insert(certificateDesigns).values(design).returning({ id: certificateDesigns.id })
  return row!.id
}

export async function insertCertificates(tx: Tx, run: RunRow, designId: string, records: readonly PublicRecord[]) {
  const column = <Key extends keyof PublicRecord>(key: Key) => sql.param(records.map((record) => record[key]))
  const hashes = sql.param(records.map(({ email, code }) => email && hashIdentity(email, code)))
  await tx.execute(sql`
    insert into certificates (user_id, run_id, design_id, code, name, serial, title, issuer, email_hash)
    select ${run.userId}, ${run.id}::uuid, ${designId}::uuid, * from unnest(
      ${column('code')}::text[], ${column('name')}::text[], ${column('serial')}::bigint[],
      ${column('title')}::text[], ${column('issuer')}::text[], ${hashes}::text[])
    on conflict do nothing`)
}

export async function insertRecipients(tx: Tx, { userId }: RunRow, records: readonly PublicRecord[]): Promise<void> {
  const reachable = records.filter(({ email }) => email !== null)
  if (reachable.length === 0) return
  await tx.execute(sql`
    with line as (select greatest(clock_timestamp(), max(due_at)) as ends from certificate_mails where user_id = ${userId})
    insert into certificate_mails (code, user_id, email, due_at)
    select m.code, ${userId}, m.email, line.ends + make_interval(secs => ${PACE_S} * m.place)
      from line, unnest(
        ${sql.param(reachable.map(({ code }) => code))}::text[],
        ${sql.param(reachable.map(({ email }) => email))}::text[]) with ordinality as m (code, email, place)
    on conflict do nothing`)
}

/** Hashes an email address as Open Badges 3.0 specifies for identities. */
const hashIdentity = (email: string, salt: string): string =>
  `sha256$${createHash('sha256')
    .update(normalizeEmail(email) + salt)
    .digest('hex')}`

export async function findCertificate(db: Db, code: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code))
  return row
}

export async function findDesign(db: Db, designId: string) {
  const [row] = await db
    .select({ look: certificateDesigns.look, key: fileRows.key })
    .from(certificateDesigns)
    .innerJoin(fileRows, eq(fileRows.id, certificateDesigns.fileId))
    .where(eq(certificateDesigns.id, designId))
  return row
}

/** Keeps the date of an earlier revocation. Undefined for an unknown certificate, or if `userId` did not issue it. */
export async function revokeCertificate(
  tx: Tx,
  { code, userId }: { code: string; userId?: string },
): Promise<{ row: CertificateRow; first: boolean } | undefined> {
  const own = and(eq(certificates.code, code), userId === undefined ? undefined : eq(certificates.userId, userId))
  const [found] = await tx.select().from(certificates).where(own).for('no key update')
  if (!found || found.revokedAt) return found && { row: found, first: false }
  const [row] = await tx.update(certificates).set({ revokedAt: sql`now()` }).where(own).returning()
  await tx.execute(sql`insert into revocations (status_index) values (${found.statusIndex}) on conflict do nothing`)
  return row && { row, first: true }
}

interface Page {
  userId: string
  runId: string | undefined
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
