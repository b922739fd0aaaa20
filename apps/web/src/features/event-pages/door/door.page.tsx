import { foldText } from '@ufaro/contract/clean-name.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { formatCount, plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { eventPagePath } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEventPage } from '../event-pages.queries.ts'
import { DoorRow } from './door-row.tsx'
import type { DoorGuest } from './tick-queue.ts'
import { useDoor } from './use-door.ts'

const SHOWN = 100

export function DoorPage() {
  const { id = '' } = useParams()
  const title = useEventPage(id).data?.title
  const { guests, tick, waiting, stuck, query } = useDoor(id)
  return (
    <Page
      title={title ? `Door list: ${title}` : 'Door list'}
      width="max-w-2xl"
      actions={<BackLink to={eventPagePath(id)}>Back to the page</BackLink>}
    >
      {guests ? (
        <Door guests={guests} tick={tick} />
      ) : query.isError ? (
        <Notice tone="danger" title="The list could not be loaded">
          <p>{sentenceOf(query.error)}</p>
          <Button look="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
            Try Again
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-96" />
      )}
      <div role="status" className="sticky bottom-0 mt-4 bg-ground py-3 text-small empty:hidden">
        {waiting > 0 && (
          <p className="rounded-card bg-warning-ground px-4 py-3 text-warning">
            {plural(waiting, 'tick')} not sent yet.{' '}
            {stuck && 'They are kept on this phone and go out when you are back online.'}
          </p>
        )}
        {waiting === 0 && guests && <p className="text-ink-soft">Everything is sent.</p>}
      </div>
    </Page>
  )
}

interface DoorProps {
  guests: readonly DoorGuest[]
  tick: (id: string, came: boolean) => void
}

function Door({ guests, tick }: DoorProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(foldText(search.trim()))
  const folded = useMemo(() => guests.map((guest) => ({ guest, text: foldText(guest.name) })), [guests])
  const found = useMemo(
    () => folded.filter(({ guest, text }) => text.includes(wanted) || String(guest.number) === wanted),
    [folded, wanted],
  )
  const came = guests.filter((guest) => guest.came).length
  return (
    <>
      <div className="sticky top-(--header) z-10 space-y-2 bg-ground pb-3">
        <Field label="Search a name" required aside={`${formatCount(came)} of ${formatCount(guests.length)} here`}>
          <Input
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Field>
      </div>
      {found.length === 0 && (
        <EmptyState title={guests.length === 0 ? 'Nobody is on the list yet' : 'Nobody by this name'}>
          {guests.length === 0 ? 'Share the address, or add names to the guest list.' : 'Try fewer letters.'}
        </EmptyState>
      )}
      <ul aria-label="Guests" className="space-y-2">
        {found.slice(0, SHOWN).map(({ guest }) => (
          <li key={guest.id}>
            <DoorRow guest={guest} tick={tick} />
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className="mt-3 text-small text-ink-soft">
          {plural(found.length - SHOWN, 'more name')}: type a few letters to find them.
        </p>
      )}
    </>
  )
}
