import type { AdminAffiliate, Payout } from '@ufaro/contract/http/admin-affiliates.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import { requireId } from '../../http/require-id.ts'
import type { AffiliateOverviewService } from '../affiliate/overview.service.ts'
import type { HandChange, PayoutsService } from '../affiliate/payouts.service.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import { payoutCsv } from './payout-csv.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  payouts: PayoutsService
  overview: AffiliateOverviewService
}

export function createPayoutAdmin({ db, audit, payouts, overview }: Rooms) {
  return {
    setAffiliateActive: (actor: User, id: string, isActive: boolean): Promise<AdminAffiliate> =>
      transaction(db, async (tx) => {
        const affiliate = await overview.setActive(tx, id, isActive)
        await audit.write(tx, actor, 'affiliate.update', { type: 'affiliate', id }, { isActive })
        return affiliate
      }),

    async create(actor: User, affiliateId: string): Promise<Payout> {
      const before = pointReached<{ id: string }>()
      // A repeated call finds the payout that the first call created. If the first call did not start the transfer, a
      // periodic task will.
      if (before) return overview.readPayout(db, before.id)
      const recipient = await payouts.prepare(requireId(affiliateId))
      const payout = await transaction(db, async (tx) => {
        const opened = await payouts.open(tx, affiliateId, recipient)
        const { id, amount, reference } = opened
        await audit.write(tx, actor, 'payout.create', { type: 'payout', id }, { affiliateId, amount, reference })
        await reachPoint(tx, { id })
        return opened
      })
      await payouts.start(payout)
      return overview.readPayout(db, payout.id)
    },

    async update(actor: User, id: string, change: HandChange): Promise<Payout> {
      const checked = await payouts.checkProvider(requireId(id), change)
      return transaction(db, async (tx) => {
        if (pointReached()) return overview.readPayout(tx, requireId(id))
        await payouts.changeByHand(tx, requireId(id), change, checked)
        await audit.write(tx, actor, 'payout.update', { type: 'payout', id }, { ...change })
        await reachPoint(tx, { id })
        return overview.readPayout(tx, id)
      })
    },

    /**
     * Only primary admins see full account numbers.
     * @throws AppError NOT_FOUND
     */
    async exportCsv(actor: User, id: string): Promise<{ name: string; csv: string }> {
      const batch = await overview.readBatch(db, id)
      const csv = payoutCsv(batch, { wholeAccount: actor.isPrimaryAdmin })
      return { name: `ufaro_${batch.payout.reference}.csv`, csv }
    },
  }
}
export type PayoutAdmin = ReturnType<typeof createPayoutAdmin>
