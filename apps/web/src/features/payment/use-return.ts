import { useQuery } from '@tanstack/react-query'
import { NO_REFERENCE, PaymentReference, type PaymentVerification } from '@ufaro/contract/http/payments.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paymentsKey } from '#web/lib/query-keys.ts'
import { askPayment } from './payment-calls.ts'
import { announceReturn } from './return-channel.ts'

const AGAIN_MS = 3000
/** Number of polls before the user is told that the payment takes longer. */
const LOOKS = 10

export type Return =
  | { step: 'verifying' }
  | { step: 'success'; payment: PaymentVerification }
  | { step: 'late'; again: () => void }
  | { step: 'failed'; sentence: string; again?: () => void }

export function useReturn(): Return {
  const [search] = useSearchParams()
  const given = PaymentReference.safeParse(search.get('reference') || search.get('trxref'))
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [...paymentsKey, 'return', given.data],
    queryFn: () => askPayment(given.data ?? ''),
    enabled: given.success,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => state.data?.status === 'pending' && state.dataUpdateCount < LOOKS && AGAIN_MS,
  })
  const looks = useLooks(data?.status === 'pending' ? dataUpdatedAt : 0)
  const again = () => void refetch()

  if (!given.success) return { step: 'failed', sentence: NO_REFERENCE }
  if (error) return { step: 'failed', sentence: error.message, again }
  if (!data) return { step: 'verifying' }
  if (data.status === 'success') return { step: 'success', payment: data }
  if (data.status === 'pending') return looks < LOOKS ? { step: 'verifying' } : { step: 'late', again }
  const sentence = data.status === 'abandoned' ? 'The payment was not completed.' : 'The payment did not go through.'
  return { step: 'failed', sentence, again }
}

function useLooks(answeredAt: number): number {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (answeredAt > 0) setLooks((count) => count + 1)
  }, [answeredAt])
  return looks
}

/** True once the page that opened the checkout handles the payment. This window then tries to close itself. */
export function useIsHandledElsewhere(reference: string | undefined): boolean {
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    if (!reference) return
    return announceReturn(reference, () => {
      setTaken(true)
      window.close()
    })
  }, [reference])
  return taken
}
