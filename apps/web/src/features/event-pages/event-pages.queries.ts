import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventPageChanges } from '@ufaro/contract/event-page.ts'
import type { Input } from '@ufaro/contract/http/endpoint.ts'
import * as contract from '@ufaro/contract/http/event-pages.ts'
import { call } from '#web/lib/session.ts'

export const eventPagesKey = ['event-pages'] as const
const pageKey = (id: string) => [...eventPagesKey, 'one', id] as const
const guestsKey = (id: string) => [...eventPagesKey, 'guests', id] as const

export const useEventPages = (page: number) =>
  useQuery({
    queryKey: [...eventPagesKey, 'list', page],
    queryFn: ({ signal }) => call(contract.listEventPages, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export const useEventPage = (id: string) =>
  useQuery({
    queryKey: pageKey(id),
    queryFn: ({ signal }) => call(contract.getEventPage, { params: { id }, signal }),
    select: ({ page }) => page,
  })

export interface GuestQuery {
  page: number
  search?: string | undefined
  attended?: 'true' | 'false' | undefined
}

export const useGuests = (id: string, { page, ...query }: GuestQuery) =>
  useQuery({
    queryKey: [...guestsKey(id), page, query],
    queryFn: ({ signal }) =>
      call(contract.listAttendees, { params: { id }, query: { ...query, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export function usePageChanges(id: string) {
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: eventPagesKey })
  const refreshing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } finally {
      void refresh()
    }
  }
  const params = { id }
  return {
    refresh,
    update: (body: Input<typeof EventPageChanges>) => refreshing(call(contract.updateEventPage, { params, body })),
    addGuests: (names: string[], key: string) =>
      refreshing(call(contract.addAttendees, { params, body: { names }, headers: { 'idempotency-key': key } })),
    setAttended: (attendeeId: string, attended: boolean) =>
      call(contract.updateAttendee, { params: { id, attendeeId }, body: { attended } }),
    removeGuest: (attendeeId: string) => refreshing(call(contract.deleteAttendee, { params: { id, attendeeId } })),
    csv: async (): Promise<Blob> => {
      const text: string = (await call(contract.attendeesCsv, { params })) as never
      // Add the byte order mark that spreadsheets need, because `response.text()` removes it.
      return new Blob(['\uFEFF', text], { type: 'text/csv' })
    },
    async remove() {
      await call(contract.deleteEventPage, { params })
      void cache.invalidateQueries({ queryKey: [...eventPagesKey, 'list'] })
    },
  }
}
export type PageChanges = ReturnType<typeof usePageChanges>
