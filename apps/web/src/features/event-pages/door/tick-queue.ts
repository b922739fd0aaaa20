import type { Attendee } from '@ufaro/contract/event-page.ts'
import { ApiError } from '#web/lib/http/api-error.ts'

export type Ticks = Readonly<Record<string, boolean>>

export type DoorGuest = Pick<Attendee, 'id' | 'number' | 'name'> & { came: boolean }

export const withTicks = (guests: readonly DoorGuest[], ticks: Ticks): DoorGuest[] =>
  guests.map((guest) => ({ ...guest, came: ticks[guest.id] ?? guest.came }))

export function settled(ticks: Ticks, id: string, sent: boolean): Ticks {
  if (ticks[id] !== sent) return ticks
  const { [id]: _, ...rest } = ticks
  return rest
}

export const withGuest = (guests: readonly DoorGuest[], id: string, came: boolean | null): DoorGuest[] =>
  guests.flatMap((guest) => (guest.id !== id ? guest : came === null ? [] : { ...guest, came }))

/** Whether the guest was removed, in which case a retry is pointless. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
