import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  getAffiliateCode,
  getBankDetails,
  listBanks,
  listEarnings,
  listReferrals,
} from '@ufaro/contract/http/affiliate.ts'
import { logFailure } from '#web/lib/log.ts'
import { call } from '#web/lib/session.ts'
import { WORDS } from './affiliate-words.ts'

export const codeKey = ['affiliate', 'code'] as const
export const bankDetailsKey = ['affiliate', 'bank-details'] as const
const PAGE_SIZE = 25

const logged = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    logFailure(WORDS.loadFailed, error)
    throw error
  }
}

export const useCode = () => useQuery({ queryKey: codeKey, queryFn: () => logged(call(getAffiliateCode)) })

const nextPage = <Page extends { total: number }>(_last: Page, pages: Page[]) =>
  pages.length * PAGE_SIZE < (pages[0]?.total ?? 0) ? pages.length + 1 : undefined

const pageQuery = (page: number) => ({ query: { page: String(page), limit: String(PAGE_SIZE) } })

export const useReferrals = () =>
  useInfiniteQuery({
    queryKey: ['affiliate', 'referrals'],
    queryFn: ({ pageParam }) => logged(call(listReferrals, pageQuery(pageParam))),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** The totals are in kobo and cover all pages. */
export const useEarnings = () =>
  useInfiniteQuery({
    queryKey: ['affiliate', 'earnings'],
    queryFn: ({ pageParam }) => logged(call(listEarnings, pageQuery(pageParam))),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

export const useBankDetails = () =>
  useQuery({
    queryKey: bankDetailsKey,
    queryFn: () => logged(call(getBankDetails)),
    select: (data) => data.bank_details,
  })

export const useBanks = () =>
  useQuery({
    queryKey: ['affiliate', 'banks'],
    queryFn: () => call(listBanks),
    select: ({ banks }) => banks,
    staleTime: 3_600_000,
  })
