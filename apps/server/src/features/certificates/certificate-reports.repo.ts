import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type CertificateReportRow, certificateReports } from '../../db/schema/certificates.ts'

const isOpen = isNull(certificateReports.decidedAt)
const ofCode = (code: string) => and(isOpen, eq(certificateReports.code, code))

export async function insertReport(db: Db, report: { code: string; reason: string }, most: number): Promise<void> {
  if ((await db.$count(certificateReports, ofCode(report.code))) < most) {
    await db.insert(certificateReports).values(report)
  }
}

/** Locks the report and all open reports of its certificate, in the order of their ids, to prevent deadlocks. */
export async function lockReports(tx: Tx, id: string): Promise<CertificateReportRow | undefined> {
  const named = eq(certificateReports.id, id)
  const code = tx.select({ code: certificateReports.code }).from(certificateReports).where(named)
  const rows = await tx
    .select()
    .from(certificateReports)
    .where(and(inArray(certificateReports.code, code), or(isOpen, named)))
    .orderBy(asc(certificateReports.id))
    .for('update')
  return rows.find((row) => row.id === id)
}

export async function listOpenReports(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(certificateReports)
    .where(isOpen)
    .orderBy(asc(certificateReports.createdAt), asc(certificateReports.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(certificateReports, isOpen) }
}

export async function closeReports(db: Db, code: string): Promise<void> {
  await db.update(certificateReports).set({ decidedAt: sql`now()` }).where(ofCode(code))
}
