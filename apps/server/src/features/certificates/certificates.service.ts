import type { Verification } from '@ufaro/contract/http/certificates.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { CertificateRow } from '../../db/schema/certificates.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { findCertificate, findDesign, listCertificates, revokeCertificate } from './certificates.repo.ts'

interface Query {
  runId?: string | undefined
  search?: string | undefined
  page: number
  limit: number
}

export function createCertificatesService({ db, webhooks }: { db: Db; webhooks: Pick<WebhooksService, 'announce'> }) {
  const revoke = async (tx: Tx, which: { code: string; userId?: string }): Promise<Verification> => {
    const { row, first } = required(await revokeCertificate(tx, which))
    const { code, name, serial, title, runId } = row
    if (first) await webhooks.announce(tx, row.userId, 'certificate.revoked', { code, name, serial, title, runId })
    return present(row)
  }

  return {
    async verify(code: string): Promise<Verification> {
      return present(required(await findCertificate(db, code)))
    },

    find: async (code: string): Promise<CertificateRow> => required(await findCertificate(db, code)),

    design: async ({ designId }: CertificateRow) => required(designId ? await findDesign(db, designId) : undefined),

    /** May be repeated. @throws AppError NOT_FOUND if there is no such certificate, or if another user issued it */
    revoke: (userId: string, code: string): Promise<Verification> =>
      transaction(db, (tx) => revoke(tx, { code, userId })),

    revokeForAnyone: (tx: Tx, code: string): Promise<Verification> => revoke(tx, { code }),

    present,

    async list(userId: string, { runId, ...query }: Query) {
      const wanted = runId ? requireId(runId) : undefined
      const search = query.search?.trim().normalize('NFC') || undefined
      const { rows, total } = await listCertificates(db, { ...query, userId, runId: wanted, search })
      return { certificates: rows.map((row) => ({ ...present(row), code: row.code, runId: row.runId })), total }
    },
  }
}
export type CertificatesService = ReturnType<typeof createCertificatesService>

function required<T>(row: T | undefined): T {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const present = ({ name, serial, issuer, title, issuedAt, revokedAt, designId }: CertificateRow): Verification => ({
  valid: !revokedAt,
  revoked: revokedAt !== null,
  name,
  serial,
  issuer,
  title,
  issued_at: issuedAt.toISOString(),
  drawn: designId !== null,
})
