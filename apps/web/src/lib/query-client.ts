import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './http/api-error.ts'

/** True for errors that may be transient: no response, an overloaded server or a restarting one. */
const mayHeal = (error: unknown): boolean => error instanceof ApiError && (error.unreachable || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayHeal(error) },
    mutations: { retry: false },
  },
})

export const shared = { shared: true }

export const forgetPersonal = (): void => queryClient.removeQueries({ predicate: ({ meta }) => meta?.shared !== true })
