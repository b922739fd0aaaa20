import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { decideCertificateReport, listCertificateReports } from '@ufaro/contract/http/certificate-reports.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { failing, tellFailure } from '../failing.ts'

const reportsKey = ['admin', 'certificate-reports'] as const

export const useReports = (page: number) =>
  useQuery({
    queryKey: [...reportsKey, page],
    queryFn: ({ signal }) => call(listCertificateReports, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export const useDecide = () =>
  useMutation({
    mutationFn: ({ id, revoke }: { id: string; revoke: boolean }) =>
      call(decideCertificateReport, { params: { id }, body: { revoke } }).catch(
        failing('Failed to decide on the report'),
      ),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsKey }),
  })
