import { useQuery } from '@tanstack/react-query'
import { type CheckedMode, checkUpload, type PhotoAdvice } from '@ufaro/contract/http/uploads.ts'
import { call } from '#web/lib/session.ts'
import { useSending } from './use-sending.ts'

export function useAdvice(blob: Blob | undefined, mode: CheckedMode | undefined) {
  const { id, failed } = useSending(blob)
  const { data, isFetching } = useQuery<PhotoAdvice>({
    queryKey: ['advice', id, mode],
    queryFn: ({ signal }) => call(checkUpload, { params: { id: id! }, body: { mode: mode! }, signal }),
    enabled: id !== null && mode !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { advice = [], cutout, crop = null, focus = null, subject = null } = data ?? {}
  const sending = blob !== undefined && id === null && !failed
  return { advice, cutout, crop, focus, subject, looking: isFetching, awaited: sending || isFetching }
}
