import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './accounts.ts'

export const certificateReports = pgTable('certificate_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull(),
  reason: text('reason').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
})
export type CertificateReportRow = typeof certificateReports.$inferSelect
