import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './http/api-error.ts'

/** Only what may heal by itself is tried again: no answer, overload, a server that is restarting. */
const mayHeal = (error: unknown): boolean => error instanceof ApiError && (error.unreachable || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayHeal(error) },
    mutations: { retry: false },
  },
})

/** Meta of queries that are the same for everybody; all others belong to the person who is signed in. */
export const shared = { shared: true }

/** Nothing of one person is shown to the next one. */
export const forgetPersonal = (): void => queryClient.removeQueries({ predicate: ({ meta }) => meta?.shared !== true })
