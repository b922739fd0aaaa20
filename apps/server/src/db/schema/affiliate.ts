import type { PlanType } from '@ufaro/contract/commission.ts'
import type { PayoutStatus } from '@ufaro/contract/http/admin-affiliates.ts'
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

const kobo = (name: string) => bigint(name, { mode: 'number' })
const created = () => time('created_at').notNull().defaultNow()

export const affiliates = pgTable('affiliates', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id'),
  code: text('code').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: created(),
})
export type AffiliateRow = typeof affiliates.$inferSelect

export const referrals = pgTable('referrals', {
  id: uuid('id').primaryKey().defaultRandom(),
  affiliateId: uuid('affiliate_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: created(),
})

export const bankAccounts = pgTable('bank_accounts', {
  userId: text('user_id').primaryKey(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  recipientCode: text('recipient_code'),
  /**
   * When the bank or the account number last changed, which delays the next payout. 1970 for a first account, so that
   * it delays no payout.
   */
  updatedAt: time('updated_at').notNull().defaultNow(),
})
export type BankAccountRow = typeof bankAccounts.$inferSelect

export const commissions = pgTable('commissions', {
  id: uuid('id').primaryKey().defaultRandom(),
  affiliateId: uuid('affiliate_id').notNull(),
  paymentId: text('payment_id').notNull(),
  referredUserId: text('referred_user_id'),
  planType: text('plan_type').$type<PlanType>().notNull(),
  paidAmount: kobo('paid_amount').notNull(),
  amount: kobo('amount').notNull(),
  paidAt: time('paid_at').notNull(),
  payableFrom: time('payable_from').notNull(),
  heldBy: text('held_by'),
  createdAt: created(),
})

export const commissionEntries = pgTable('commission_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  affiliateId: uuid('affiliate_id').notNull(),
  commissionId: uuid('commission_id').notNull(),
  kind: text('kind').$type<'earned' | 'taken_back'>().notNull(),
  amount: kobo('amount').notNull(),
  eventKey: text('event_key'),
  createdAt: created(),
})

export const payouts = pgTable('payouts', {
  id: uuid('id').primaryKey().defaultRandom(),
  affiliateId: uuid('affiliate_id').notNull(),
  amount: kobo('amount').notNull(),
  status: text('status').$type<PayoutStatus>().notNull().default('pending'),
  reference: text('reference').notNull(),
  recipientCode: text('recipient_code'),
  byHand: boolean('by_hand').notNull().default(false),
  note: text('note'),
  createdAt: created(),
  paidAt: time('paid_at'),
  endedAt: time('ended_at'),
  askedAt: time('asked_at'),
  sentAt: time('sent_at'),
  sendingUntil: time('sending_until'),
})
export type PayoutRow = typeof payouts.$inferSelect

export const payoutItems = pgTable(
  'payout_items',
  {
    payoutId: uuid('payout_id').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    letGo: boolean('let_go').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.payoutId, table.entryId] })],
)
