import { saveBankDetails } from '@ufaro/contract/http/affiliate.ts'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import { bankDetailsKey } from './affiliate-queries.ts'
import { WORDS } from './affiliate-words.ts'
import type { BankForm } from './bank.form.ts'

export const useSaveBank = (form: UseFormReturn<BankForm>, onSaved: () => void) =>
  form.handleSubmit(async (body) => {
    try {
      const saved = await call(saveBankDetails, { body })
      queryClient.setQueryData(bankDetailsKey, saved)
      notify.success(WORDS.bankSaved)
      onSaved()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.bank_code) form.setError('bank_code', { message: fields.bank_code })
      if (fields.account_number) form.setError('account_number', { message: fields.account_number })
      if (!fields.bank_code && !fields.account_number) {
        form.setError('root', { message: failureOf(error) })
      }
    }
  })

function failureOf(error: unknown): string {
  const isTold = error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.code === 'PAYMENTS_OFF')
  return isTold ? `${WORDS.bankFailed}. ${sentenceOf(error)}` : WORDS.bankFailed
}
