import type { AdminAffiliate, Payout } from '@ufaro/contract/http/admin-affiliates.ts'
import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import type { Db } from '../../db/db.ts'
import type { BankAccountRow } from '../../db/schema/affiliate.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import { setActive } from './affiliates.repo.ts'
import { findBankAccountOf } from './banks.repo.ts'
import * as overview from './overview.repo.ts'

const iso = (time: string) => new Date(time).toISOString()

const nameOf = (row: { first_name: string | null; last_name: string | null; email: string | null }) =>
  [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email

const presentAffiliate = (row: overview.AffiliateOverview): AdminAffiliate => ({
  id: row.id,
  user_name: nameOf(row),
  user_email: row.email,
  code: row.code,
  referral_count: Number(row.referral_count),
  referrals: row.referrals,
  total_earnings: Number(row.total),
  pending_earnings: Number(row.pending),
  payable_earnings: Number(row.payable),
  has_bank_details: row.has_bank_details,
  open_payout: row.open_payout,
  is_active: row.is_active,
  created_at: iso(row.created_at),
})

const presentPayout = (row: overview.PayoutOverview): Payout => ({
  id: row.id,
  affiliate_id: row.affiliate_id,
  user_name: nameOf(row),
  amount: Number(row.amount),
  status: row.status,
  reference: row.reference,
  note: row.note,
  created_at: iso(row.created_at),
  paid_at: row.paid_at && iso(row.paid_at),
})

export interface PayoutBatch {
  payout: Payout
  account: BankAccountRow | null
  lines: overview.PayoutLine[]
}

export function createAffiliateOverview() {
  const readAffiliate = async (db: Db, id: string): Promise<AdminAffiliate> => {
    const row = await overview.readAffiliate(db, requireId(id))
    if (!row) throw new AppError('NOT_FOUND')
    return presentAffiliate(row)
  }

  const readPayout = async (db: Db, id: string): Promise<Payout> => {
    const row = await overview.readPayout(db, requireId(id))
    if (!row) throw new AppError('NOT_FOUND')
    return presentPayout(row)
  }

  return {
    async listAffiliates(db: Db, page: PageQuery): Promise<{ affiliates: AdminAffiliate[]; total: number }> {
      const { rows, total } = await overview.listAffiliates(db, page)
      return { affiliates: rows.map(presentAffiliate), total }
    },

    async setActive(db: Db, id: string, isActive: boolean): Promise<AdminAffiliate> {
      if (!(await setActive(db, requireId(id), isActive))) throw new AppError('NOT_FOUND')
      return readAffiliate(db, id)
    },

    async listPayouts(
      db: Db,
      page: PageQuery,
    ): Promise<{ payouts: Payout[]; total: number; pending_payouts: Payout[] }> {
      const { rows, total, open } = await overview.listPayouts(db, page)
      return { payouts: rows.map(presentPayout), total, pending_payouts: open.map(presentPayout) }
    },

    readPayout,

    async readBatch(db: Db, id: string): Promise<PayoutBatch> {
      const payout = await readPayout(db, id)
      const account = await findBankAccountOf(db, payout.affiliate_id)
      return { payout, account, lines: await overview.listLines(db, id) }
    },
  }
}
export type AffiliateOverviewService = ReturnType<typeof createAffiliateOverview>
