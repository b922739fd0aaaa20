import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listCertificates, revokeCertificate } from '@ufaro/contract/http/certificates.ts'
import { call } from '#web/lib/session.ts'

const PAGE = 20
const issuedKey = (runId: string) => ['issued', runId] as const

export const useIssued = (runId: string, search: string, page: number) =>
  useQuery({
    queryKey: [...issuedKey(runId), search, page],
    queryFn: ({ signal }) =>
      call(listCertificates, {
        query: { runId, search: search || undefined, page: String(page), limit: String(PAGE) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE))

export function useRevoke(runId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(revokeCertificate, { params: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: issuedKey(runId) }),
  })
}
