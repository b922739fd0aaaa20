import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  type AdminAffiliate,
  createPayout,
  listAffiliates,
  listPayouts,
  payoutCsv,
  updateAffiliate,
  updatePayout,
} from '@ufaro/contract/http/admin-affiliates.ts'
import { listPayments, type PaymentFilter, refundPayment } from '@ufaro/contract/http/payments.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { failing, tellFailure } from '../failing.ts'

const affiliatesKey = ['admin', 'affiliates'] as const
const payoutsKey = ['admin', 'payouts'] as const

interface PaymentsQuery {
  page: number
  limit?: number
  status?: PaymentFilter | undefined
  search?: string | undefined
  userId?: string
}

export const usePayments = ({ page, limit, ...query }: PaymentsQuery) =>
  useQuery({
    queryKey: ['admin', 'payments', page, limit, query],
    queryFn: ({ signal }) =>
      call(listPayments, { query: { ...query, page: String(page), ...(limit && { limit: String(limit) }) }, signal }),
    placeholderData: keepPreviousData,
  })

interface Refund {
  id: string
  reason: string
  /** Idempotency key: a repeated call with the same key does not refund twice. */
  key: string
}

export const useRefund = () =>
  useMutation({
    mutationFn: ({ id, reason, key }: Refund) =>
      call(refundPayment, { params: { id }, body: { reason }, headers: { 'idempotency-key': key } }).catch(
        failing('Failed to refund'),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })

export const useAffiliates = (page: number) =>
  useQuery({
    queryKey: [...affiliatesKey, page],
    queryFn: ({ signal }) => call(listAffiliates, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

function show(id: string, isActive: boolean): void {
  queryClient.setQueriesData<{ affiliates: AdminAffiliate[]; total: number }>({ queryKey: affiliatesKey }, (page) =>
    page
      ? {
          ...page,
          affiliates: page.affiliates.map((each) => (each.id === id ? { ...each, is_active: isActive } : each)),
        }
      : page,
  )
}

export const useSetAffiliateActive = () =>
  useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      call(updateAffiliate, { params: { id }, body: { isActive } }).catch(failing('Failed to update affiliate')),
    onMutate: ({ id, isActive }) => show(id, isActive),
    onError: (error, { id, isActive }) => {
      show(id, !isActive)
      tellFailure(error)
    },
  })

export const usePayouts = (page: number) =>
  useQuery({
    queryKey: [...payoutsKey, page],
    queryFn: ({ signal }) => call(listPayouts, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: payoutsKey }),
    queryClient.invalidateQueries({ queryKey: affiliatesKey }),
  ])

/** @param key idempotency key: a repeated call with the same key does not pay twice */
export const usePayOut = () =>
  useMutation({
    mutationFn: ({ affiliateId, key }: { affiliateId: string; key: string }) =>
      call(createPayout, { body: { affiliateId }, headers: { 'idempotency-key': key } }).catch(
        failing('Failed to pay out'),
      ),
    onSettled: readAgain,
  })

interface PayoutChange {
  id: string
  status?: 'paid' | 'failed'
  note: string | null
}

export const useUpdatePayout = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PayoutChange) =>
      call(updatePayout, { params: { id }, body }).catch(failing('Failed to update payout')),
    onSettled: readAgain,
  })

export async function downloadPayout(id: string, reference: string): Promise<void> {
  const text = (await call(payoutCsv, { params: { id } }).catch(failing('Failed to export CSV'))) as unknown as string
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `payout-${reference}.csv`)
}
