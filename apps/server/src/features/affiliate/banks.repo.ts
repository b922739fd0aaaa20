import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { affiliates, type BankAccountRow, bankAccounts } from '../../db/schema/affiliate.ts'

export async function findBankAccount(db: Db, userId: string): Promise<BankAccountRow | null> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId))
  return row ?? null
}

export async function findBankAccountOf(db: Db, affiliateId: string): Promise<BankAccountRow | null> {
  const [row] = await db
    .select({ account: bankAccounts })
    .from(bankAccounts)
    .innerJoin(affiliates, eq(affiliates.userId, bankAccounts.userId))
    .where(eq(affiliates.id, affiliateId))
  return row?.account ?? null
}

export type NewBankAccount = Omit<BankAccountRow, 'recipientCode' | 'updatedAt'>

/** Saving the first account does not count as a change, so it delays no payout. */
export async function saveBankAccount(db: Db, account: NewBankAccount): Promise<void> {
  const { userId: _, ...fields } = account
  await db
    .insert(bankAccounts)
    .values({ ...account, updatedAt: new Date(0) })
    .onConflictDoUpdate({
      target: bankAccounts.userId,
      set: { ...fields, recipientCode: null, updatedAt: changedAt(account) },
    })
}

const changedAt = ({ bankCode, accountNumber }: NewBankAccount) => sql`case
  when ${bankAccounts.bankCode} = ${bankCode} and ${bankAccounts.accountNumber} = ${accountNumber}
  then ${bankAccounts.updatedAt} else now() end`

/** Stores Paystack's recipient code, unless the user has replaced the bank account since. */
export async function keepRecipient(db: Db, account: BankAccountRow, recipientCode: string): Promise<void> {
  const { userId, bankCode, accountNumber } = account
  await db
    .update(bankAccounts)
    .set({ recipientCode })
    .where(
      and(
        eq(bankAccounts.userId, userId),
        eq(bankAccounts.bankCode, bankCode),
        eq(bankAccounts.accountNumber, accountNumber),
      ),
    )
}
