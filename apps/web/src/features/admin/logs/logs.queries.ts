import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAudit, listOutbox } from '@ufaro/contract/http/admin-logs.ts'
import { call } from '#web/lib/session.ts'

export const useAudit = (page: number) =>
  useQuery({
    queryKey: ['admin', 'audit', page],
    queryFn: ({ signal }) => call(listAudit, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export const useOutbox = (page: number, to: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'outbox', page, to],
    queryFn: ({ signal }) => call(listOutbox, { query: { page: String(page), to }, signal }),
    placeholderData: keepPreviousData,
  })
