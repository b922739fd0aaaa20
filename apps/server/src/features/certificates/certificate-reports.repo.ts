import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type CertificateReportRow, certificateReports } from '../../db/schema/certificate-reports.ts'

const isOpen = isNull(certificateReports.decidedAt)
const ofCode = (code: string) => and(isOpen, eq(certificateReports.code, code))

/** No-op if `most` reports of the code are open. */
export async function insertReport(db: Db, report: { code: string; reason: string }, most: number): Promise<void> {
  if ((await db.$count(certificateReports, ofCode(report.code))) < most) {
    await db.insert(certificateReports).values(report)
  }
}

export async function findOpenReport(db: Db, id: string): Promise<CertificateReportRow | undefined> {
  const [row] = await db
    .select()
    .from(certificateReports)
    .where(and(isOpen, eq(certificateReports.id, id)))
  return row
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
