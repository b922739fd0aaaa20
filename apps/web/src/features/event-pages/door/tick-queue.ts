import type { Attendee } from '@ufaro/contract/event-page.ts'
import { ApiError } from '#web/lib/http/api-error.ts'

/** Whether somebody came, as it was ticked at the door and nobody has told the server yet, by the guest's id. */
export type Ticks = Readonly<Record<string, boolean>>

/** One at the door. */
export type DoorGuest = Pick<Attendee, 'id' | 'number' | 'name'> & { came: boolean }

/** The list as the door sees it: what was ticked here counts before what the server said. */
export const withTicks = (guests: readonly DoorGuest[], ticks: Ticks): DoorGuest[] =>
  guests.map((guest) => ({ ...guest, came: ticks[guest.id] ?? guest.came }))

/** Without what has arrived; a guest who was ticked again meanwhile waits on. */
export function settled(ticks: Ticks, id: string, sent: boolean): Ticks {
  if (ticks[id] !== sent) return ticks
  const { [id]: _, ...rest } = ticks
  return rest
}

/** The list once the server has taken a tick; null for a guest who is off it. */
export const told = (guests: readonly DoorGuest[], id: string, came: boolean | null): DoorGuest[] =>
  guests.flatMap((guest) => (guest.id !== id ? guest : came === null ? [] : { ...guest, came }))

/** A guest who is off the list has nothing to be ticked for; everything else is tried again. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
