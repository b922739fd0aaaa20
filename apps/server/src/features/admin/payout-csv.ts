import { csvLine } from '../../http/csv.ts'
import type { PayoutBatch } from '../affiliate/overview.service.ts'

const HEAD = [
  'payout',
  'status',
  'affiliate',
  'bank_account',
  'account_name',
  'entry',
  'plan_type',
  'referred_user_email',
  'paid_at',
  'payment_kobo',
  'commission_kobo',
]

/**
 * Joins bank and account number in one cell, because spreadsheets remove the leading zeros of a cell that holds only
 * digits.
 * @param account null if the affiliate has no bank details, or if the user was deleted
 */
function accountCell(account: PayoutBatch['account'], whole: boolean): string | null {
  if (!account) return null
  const number = whole ? account.accountNumber : `******${account.accountNumber.slice(-4)}`
  return `${account.bankName} (${account.bankCode}) ${number}`
}

/** Writes one line per commission and per deduction from a commission. Amounts are in kobo. */
export function payoutCsv(
  { payout, account, lines }: PayoutBatch,
  { wholeAccount }: { wholeAccount: boolean },
): string {
  const about = [
    payout.reference,
    payout.status,
    payout.user_name,
    accountCell(account, wholeAccount),
    account?.accountName ?? null,
  ]
  const rows = lines.map((line) => [
    ...about,
    line.kind,
    line.plan_type,
    line.referred_email,
    new Date(line.paid_at).toISOString(),
    Number(line.paid_amount),
    Number(line.amount),
  ])
  return [HEAD, ...rows].map(csvLine).join('')
}
