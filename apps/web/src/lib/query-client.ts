import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './http/api-error.ts'

/**
 * Whether a query is retried after an error: only if the error may be transient, such as no response, overload or a
 * restarting server.
 */
const mayHeal = (error: unknown): boolean => error instanceof ApiError && (error.unreachable || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayHeal(error) },
    mutations: { retry: false },
  },
})

export const shared = { shared: true }

export const forgetPersonal = (): void => queryClient.removeQueries({ predicate: ({ meta }) => meta?.shared !== true })
