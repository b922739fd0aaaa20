import { bankName } from '#sandbox/banks/bank-list.ts'
import { PaystackError } from '#sandbox/http/envelope.ts'

const FIRST = ['ADA', 'BOLA', 'CHIDI', 'DAMILOLA', 'EMEKA', 'FATIMA', 'GBENGA', 'HALIMA', 'IFEOMA', 'KUNLE']
const LAST = ['ABIOLA', 'BELLO', 'CHUKWU', 'DANJUMA', 'EZE', 'FALOLA', 'GARBA', 'IBRAHIM', 'NWOSU', 'OKAFOR']

/**
 * Returns the owner of an account. The same account always has the same name, and numbers that start with 99 have no
 * owner.
 * @throws PaystackError if the account number or the bank is invalid, or if the account has no owner
 */
export function resolveName(account: string, bank: string): string {
  if (!/^\d{10}$/.test(account)) throw unresolvable(400, 'Account number is invalid')
  if (!bankName(bank)) throw unresolvable(400, 'Unknown bank code')
  if (account.startsWith('99')) {
    throw unresolvable(422, 'Could not resolve account name. Check parameters or try again.')
  }
  if (account === '0000000000') return 'TEST ACCOUNT'
  return `${FIRST[Number(account[9])]} ${LAST[Number(account[8])]}`
}

const unresolvable = (status: number, message: string) =>
  new PaystackError({
    ...{ status, message, code: 'invalid_bank_account' },
    nextStep: 'Confirm the account number and bank code, then try again',
  })
