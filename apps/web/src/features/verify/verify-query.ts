import { useQuery } from '@tanstack/react-query'
import { verifyCertificate } from '@ufaro/contract/http/certificates.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'

export const useVerification = (code: string) =>
  useQuery({
    queryKey: ['verification', code],
    queryFn: async ({ signal }) => {
      try {
        return await call(verifyCertificate, { params: { code }, signal })
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },
  })

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED')
