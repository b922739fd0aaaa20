import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listAttendees, updateAttendee } from '@ufaro/contract/http/event-pages.ts'
import { MAX_PAGE_LIMIT } from '@ufaro/contract/http/paging.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#web/lib/session.ts'
import { wait } from '#web/studio/run/wait.ts'
import { useDraft } from '#web/studio/use-draft.ts'
import { eventPagesKey } from '../event-pages.queries.ts'
import { type DoorGuest, isGone, settled, type Ticks, withGuest, withTicks } from './tick-queue.ts'

/** Milliseconds between refetches of the list, because helpers with other phones mark guests as arrived too. */
const READ_AGAIN_MS = 30_000
const SHORT_LIST = 1000
const TRY_AGAIN_MS = 10_000

const NOBODY: { guests: DoorGuest[]; read: boolean } = { guests: [], read: false }
const NOTHING: { ticks: Ticks } = { ticks: {} }

/**
 * A tick is a change that marks a guest as arrived or as not arrived. The list and the ticks that are not sent yet are
 * stored on the phone, so that they survive reloads, closed tabs and time without a connection.
 */
export function useDoor(id: string) {
  const cache = useQueryClient()
  // Keep list and ticks in two drafts, so that storing a tick does not rewrite the whole guest list.
  const list = useDraft(`door-list:${id}`, NOBODY)
  const queue = useDraft(`door-ticks:${id}`, NOTHING)
  const key = useMemo(() => [...eventPagesKey, 'door', id], [id])
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAll(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.length <= SHORT_LIST ? READ_AGAIN_MS : false),
  })
  const { data } = query
  const keep = list.change
  useEffect(() => {
    if (data) keep({ guests: data, read: true })
  }, [data, keep])

  const ticks = useRef(queue.value.ticks)
  ticks.current = queue.value.ticks
  const store = queue.change
  const write = useCallback(
    (next: Ticks) => {
      ticks.current = next
      store({ ticks: next })
    },
    [store],
  )
  const tick = useCallback((guestId: string, came: boolean) => write({ ...ticks.current, [guestId]: came }), [write])

  const [stuck, setStuck] = useState(false)
  const waiting = Object.keys(queue.value.ticks).length
  const busy = queue.ready && waiting > 0
  useEffect(() => {
    if (!busy) return
    const leaving = new AbortController()
    const { signal } = leaving

    async function send(): Promise<void> {
      for (;;) {
        const [next] = Object.entries(ticks.current)
        if (!next || signal.aborted) return
        const [attendeeId, attended] = next
        let gone = false
        try {
          await call(updateAttendee, { params: { id, attendeeId }, body: { attended }, signal })
        } catch (error) {
          if (signal.aborted) return
          gone = isGone(error)
          if (!gone) {
            setStuck(true)
            await wait(TRY_AGAIN_MS, signal)
            continue
          }
        }
        setStuck(false)
        // Cancel a running request for the guest list: its answer may be older than this check-in and would revert it.
        await cache.cancelQueries({ queryKey: key })
        const listed = cache.getQueryData<DoorGuest[]>(key)
        if (listed) cache.setQueryData(key, withGuest(listed, attendeeId, gone ? null : attended))
        else void cache.refetchQueries({ queryKey: key })
        // Mark the statistics as outdated, so that they are refetched when their page is shown again.
        void cache.invalidateQueries({ queryKey: eventPagesKey, refetchType: 'none' })
        write(settled(ticks.current, attendeeId, attended))
      }
    }
    // Ignore the error: `send` repeats failed calls and rejects only when the user leaves. Unsent ticks stay stored.
    send().catch(() => {})
    return () => leaving.abort()
  }, [busy, id, cache, key, write])

  const listed = data ?? (list.value.read ? list.value.guests : undefined)
  // Show no guests until the stored ticks are read, because a tick made earlier would overwrite the stored ones.
  const known = queue.ready ? listed : undefined
  const guests = useMemo(() => known && withTicks(known, queue.value.ticks), [known, queue.value.ticks])
  return { guests, tick, waiting, stuck, query }
}

async function readAll(id: string, signal: AbortSignal): Promise<DoorGuest[]> {
  const guests: DoorGuest[] = []
  for (let page = 1; ; page++) {
    const query = { page: String(page), limit: String(MAX_PAGE_LIMIT) }
    const { attendees, total } = await call(listAttendees, { params: { id }, query, signal })
    guests.push(
      ...attendees.map(({ id, number, name, attended_at }) => ({ id, number, name, came: attended_at !== null })),
    )
    if (attendees.length < MAX_PAGE_LIMIT || guests.length >= total) return guests
  }
}
