import { resolveBankAccount, saveBankDetails } from '@ufaro/contract/http/affiliate.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import { bankDetailsKey } from './affiliate-queries.ts'
import { WORDS } from './affiliate-words.ts'
import type { BankForm } from './bank.form.ts'

export interface FoundAccount {
  body: BankForm
  bankName: string
  accountName: string
}

/**
 * Asks the user to confirm the account holder's name before saving, because money sent to a stranger's account is lost.
 */
export function useSaveBank(form: UseFormReturn<BankForm>, onSaved: () => void) {
  const [found, setFound] = useState<FoundAccount>()
  const fail = (error: unknown) => {
    setFound(undefined)
    const fields = error instanceof ApiError ? error.fields : {}
    if (fields.bank_code) form.setError('bank_code', { message: fields.bank_code })
    if (fields.account_number) form.setError('account_number', { message: fields.account_number })
    if (!fields.bank_code && !fields.account_number) form.setError('root', { message: failureOf(error) })
  }
  const find = form.handleSubmit(async (body) => {
    try {
      const { bank_name, account_name } = await call(resolveBankAccount, { body })
      setFound({ body, bankName: bank_name, accountName: account_name })
    } catch (error) {
      fail(error)
    }
  })
  const save = async ({ body }: FoundAccount) => {
    try {
      const saved = await call(saveBankDetails, { body })
      queryClient.setQueryData(bankDetailsKey, saved)
      notify.success(WORDS.bankSaved)
      onSaved()
    } catch (error) {
      fail(error)
    }
  }
  return { found, find, save, drop: () => setFound(undefined) }
}

function failureOf(error: unknown): string {
  const isTold = error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.code === 'PAYMENTS_OFF')
  return isTold ? `${WORDS.bankFailed}. ${sentenceOf(error)}` : WORDS.bankFailed
}
