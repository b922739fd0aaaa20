import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAudit, listOutbox } from '@ufaro/contract/http/admin-logs.ts'
import { call } from '#web/lib/session.ts'

interface PersonPage {
  page: number
  userId?: string | undefined
  limit?: number | undefined
}

const paged = ({ page, limit, userId }: PersonPage) => ({
  page: String(page),
  limit: limit === undefined ? undefined : String(limit),
  userId,
})

export const useAudit = (query: PersonPage) =>
  useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => call(listAudit, { query: paged(query), signal }),
    placeholderData: keepPreviousData,
  })

export const useOutbox = (query: PersonPage & { to?: string | undefined }) =>
  useQuery({
    queryKey: ['admin', 'outbox', query],
    queryFn: ({ signal }) => call(listOutbox, { query: { ...paged(query), to: query.to }, signal }),
    placeholderData: keepPreviousData,
  })
