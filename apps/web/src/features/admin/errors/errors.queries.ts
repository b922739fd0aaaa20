import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  type ErrorLog,
  errorStats,
  listErrorLogs,
  type Severity,
  updateErrorLog,
} from '@ufaro/contract/http/admin-logs.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { failing, tellFailure } from '../failing.ts'

const errorsKey = ['admin', 'errors'] as const
const statsKey = ['admin', 'error-stats'] as const

interface ErrorsQuery {
  page: number
  severity: Severity | undefined
  resolved: 'true' | 'false' | undefined
  serviceType: string | undefined
  startDate: string | undefined
  endDate: string | undefined
}

export const useErrorLogs = (query: ErrorsQuery) =>
  useQuery({
    queryKey: [...errorsKey, query],
    queryFn: ({ signal }) => call(listErrorLogs, { query: { ...query, page: String(query.page) }, signal }),
    placeholderData: keepPreviousData,
  })

export const useErrorStats = () => useQuery({ queryKey: statsKey, queryFn: () => call(errorStats) })

function show(id: string, resolved: boolean): void {
  queryClient.setQueriesData<{ logs: ErrorLog[]; total: number }>({ queryKey: errorsKey }, (page) =>
    page ? { ...page, logs: page.logs.map((log) => (log.id === id ? { ...log, resolved } : log)) } : page,
  )
}

/** The row stays visible until the list is refetched, even if the filter excludes it. */
export const useSetResolved = () =>
  useMutation({
    mutationFn: ({ id, resolved }: { id: string; resolved: boolean }) =>
      call(updateErrorLog, { params: { id }, body: { resolved } }).catch(failing('Failed to update error log')),
    onMutate: ({ id, resolved }) => show(id, resolved),
    onError: (error, { id, resolved }) => {
      show(id, !resolved)
      tellFailure(error)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statsKey }),
  })
