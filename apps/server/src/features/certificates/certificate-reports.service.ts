import type { CertificateReport } from '@ufaro/contract/http/certificate-reports.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { closeReports, insertReport, listOpenReports, lockReports } from './certificate-reports.repo.ts'
import type { CertificatesService } from './certificates.service.ts'

interface Deps {
  db: Db
  audit: Pick<AuditLog, 'write'>
  users: Pick<UsersService, 'findById'>
  certificates: Pick<CertificatesService, 'find' | 'present' | 'revokeForAnyone'>
}

const MOST_OPEN_PER_CODE = 20
const DECIDED = 'Another admin has decided on this report already.'

export function createCertificateReportsService({ db, audit, users, certificates }: Deps) {
  const accountOf = async (userId: string): Promise<CertificateReport['account']> => {
    const user = await users.findById(db, userId)
    return user && { id: user.id, name: user.name, email: user.email }
  }

  return {
    async report(code: string, reason: string): Promise<void> {
      await certificates.find(code)
      await insertReport(db, { code, reason }, MOST_OPEN_PER_CODE)
    },

    async list(page: { page: number; limit: number }): Promise<{ reports: CertificateReport[]; total: number }> {
      const { rows, total } = await listOpenReports(db, page)
      const present = async ({ id, code, reason, createdAt }: (typeof rows)[number]): Promise<CertificateReport> => {
        const certificate = await certificates.find(code)
        return {
          ...{ id, code, reason },
          created_at: createdAt.toISOString(),
          certificate: certificates.present(certificate),
          account: await accountOf(certificate.userId),
        }
      }
      return { reports: await Promise.all(rows.map(present)), total }
    },

    decide: (actor: User, id: string, revoke: boolean): Promise<void> =>
      transaction(db, async (tx) => {
        const report = await lockReports(tx, requireId(id))
        if (!report) throw new AppError('NOT_FOUND', 'There is no such report.')
        if (report.decidedAt) throw new AppError('CONFLICT', DECIDED)
        const { code } = report
        if (revoke) await certificates.revokeForAnyone(tx, code)
        await closeReports(tx, code)
        await audit.write(tx, actor, 'certificate-report.decide', { type: 'certificate', id: code }, { revoke })
      }),
  }
}
export type CertificateReportsService = ReturnType<typeof createCertificateReportsService>
