import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listTransactions } from '@ufaro/contract/http/payments.ts'
import { logFailure } from '#web/lib/log.ts'
import { paymentsKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { HISTORY_FAILED } from './payment-words.ts'

export const PAGE_SIZE = 50

export const useTransactions = (page: number) =>
  useQuery({
    queryKey: [...paymentsKey, 'list', page],
    queryFn: () =>
      call(listTransactions, { query: { page: String(page), limit: String(PAGE_SIZE) } }).catch((error) => {
        logFailure(HISTORY_FAILED, error)
        throw error
      }),
    placeholderData: keepPreviousData,
  })
