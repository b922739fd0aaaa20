import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { archiveCreations, deleteCreation, listCreations } from '@ufaro/contract/http/generations.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { creationsKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'

const PAGE = 24

export const useCreations = (mode: ToolId | null, search: string) =>
  useInfiniteQuery({
    queryKey: [...creationsKey, mode, search],
    queryFn: ({ pageParam, signal }) =>
      call(listCreations, {
        query: { limit: String(PAGE), mode: mode ?? undefined, search, cursor: pageParam ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })

export const askArchive = (ids: string[]) => call(archiveCreations, { body: { ids } })

export function useDeleteCreations() {
  const client = useQueryClient()
  return async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => call(deleteCreation, { params: { id } })))
    await client.invalidateQueries({ queryKey: creationsKey })
  }
}
