import { BANK_TEXTS, type Bank, type BankDetails, type BankDetailsBody } from '@ufaro/contract/http/affiliate.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { BankAccountRow } from '../../db/schema/affiliate.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { bankDetailsChangedLetter } from './bank-details.letter.ts'
import { findBankAccount, type NewBankAccount, saveBankAccount } from './banks.repo.ts'
import { isRefusal, type PayoutProvider, providerFailed } from './provider.ts'

/** Limits look-ups per user, because the reply reveals the name of the account's owner. */
const RESOLVE: Limit = { name: 'resolve-account', max: 10, windowS: 3600 }
const BANKS_LIVE_MS = 3_600_000

interface Deps {
  provider: PayoutProvider | null
  limiter: RateLimiter
  users: Pick<UsersService, 'findById'>
  mail: Pick<MailService, 'post'>
}

const wrong = (field: 'bank_code' | 'account_number', sentence: string) =>
  new AppError('VALIDATION_FAILED', sentence, { fields: { [field]: sentence } })

const maskAccount = (number: string) => `${'*'.repeat(6)}${number.slice(-4)}`

const present = ({ bankCode, bankName, accountNumber, accountName }: NewBankAccount | BankAccountRow): BankDetails => ({
  bank_code: bankCode,
  bank_name: bankName,
  account_number: maskAccount(accountNumber),
  account_name: accountName,
})

export function createBankDetailsService({ provider, limiter, users, mail }: Deps) {
  let known: { banks: Bank[]; until: number } | null = null

  const ask = (): PayoutProvider => {
    if (!provider) throw new AppError('PAYMENTS_OFF')
    return provider
  }

  const listBanks = async (): Promise<Bank[]> => {
    const access = ask()
    if (known && known.until > Date.now()) return known.banks
    const rows = await access.listBanks().catch(providerFailed)
    // Paystack lists a bank once per payment channel, so keep one entry per code.
    const byCode = new Map(rows.map(({ code, name }) => [code, { code, name }]))
    const banks = [...byCode.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
    known = { banks, until: Date.now() + BANKS_LIVE_MS }
    return banks
  }

  const findBank = async ({ bank_code, bank_name }: BankDetailsBody): Promise<Bank> => {
    const banks = await listBanks()
    const wanted = bank_name?.toLowerCase()
    const bank = banks.find(({ code, name }) => (bank_code ? code === bank_code : name.toLowerCase() === wanted))
    if (!bank) throw wrong('bank_code', BANK_TEXTS.bank)
    return bank
  }

  /** The account name is the bank's answer, never the user's input. */
  const resolve = async (userId: string, body: BankDetailsBody): Promise<{ bank: Bank; accountName: string }> => {
    const bank = await findBank(body)
    await limiter.take(RESOLVE, userId)
    try {
      const { account_name } = await ask().resolveAccount(body.account_number, bank.code)
      return { bank, accountName: account_name.trim() }
    } catch (error) {
      if (isRefusal(error)) throw wrong('account_number', BANK_TEXTS.unresolved)
      return providerFailed(error)
    }
  }

  return {
    /**
     * @returns banks sorted by name
     * @throws AppError PAYMENTS_OFF, PROVIDER_FAILED
     */
    listBanks,

    async get(db: Db, userId: string): Promise<BankDetails | null> {
      const account = await findBankAccount(db, userId)
      return account && present(account)
    },

    resolve,

    async save(db: Db, userId: string, body: BankDetailsBody): Promise<BankDetails> {
      const { bank, accountName } = await resolve(userId, body)
      const accountNumber = body.account_number
      const account = { userId, bankCode: bank.code, bankName: bank.name, accountNumber, accountName }
      await transaction(db, async (tx) => {
        const owner = await users.findById(tx, userId)
        const before = await findBankAccount(tx, userId)
        await saveBankAccount(tx, account)
        const same = before?.accountNumber === accountNumber && before.bankCode === bank.code
        if (owner && !same) {
          await mail.post(tx, owner.email, bankDetailsChangedLetter(bank.name, accountNumber.slice(-4)))
        }
      })
      return present(account)
    },
  }
}
export type BankDetailsService = ReturnType<typeof createBankDetailsService>
