import type { Earning, Referral } from '@ufaro/contract/http/affiliate.ts'
import type { ReferredPerson } from './affiliates.repo.ts'
import type { EarningRow } from './commissions.repo.ts'
import { maskEmail } from './mask-email.ts'

/** Masks the referred user's email address, because most addresses contain the full name. */
export function presentReferral({ id, email, firstName, createdAt }: ReferredPerson): Referral {
  const masked = maskEmail(email)
  return {
    id,
    referred_user_name: firstName || masked,
    referred_user_email: masked,
    created_at: createdAt.toISOString(),
  }
}

export const presentEarning = (row: EarningRow): Earning => ({
  id: row.id,
  referred_user_email: maskEmail(row.email),
  plan_type: row.plan_type,
  commission_amount: Number(row.amount),
  status: row.status,
  payable_from: new Date(row.payable_from).toISOString(),
  created_at: new Date(row.created_at).toISOString(),
})
