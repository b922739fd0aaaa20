import type { Attendee, EventPage } from '@ufaro/contract/event-page.ts'
import { DoorOpen, Download, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { eventDoorPath } from '#web/lib/paths.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { notify } from '#web/ui/toast.tsx'
import { type PageChanges, useGuests } from '../event-pages.queries.ts'
import { GuestRow } from './guest-row.tsx'
import { RemoveGuestDialog } from './remove-guest-dialog.tsx'

const AddNamesDialog = lazy(async () => ({ default: (await import('./add-names-dialog.tsx')).AddNamesDialog }))
const CAME = [
  ['true', 'Came'],
  ['false', 'Not yet'],
] as const

interface GuestListProps {
  page: EventPage
  state: TabState
  changes: PageChanges
}

export function GuestList({ page, state, changes }: GuestListProps) {
  const search = state.get('search')
  const attended = state.get('attended', ['true', 'false'])
  const query = useGuests(page.id, { page: state.page, search, attended })
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Attendee>()
  return (
    <section aria-labelledby="guests">
      <div className="mb-4 flex flex-wrap items-center gap-2 max-sm:*:flex-auto max-sm:[&_svg]:hidden">
        <h2 id="guests" className="mr-auto text-body font-bold max-sm:w-full">
          Guests
        </h2>
        <ButtonLink to={eventDoorPath(page.id)} look="secondary" className="px-3">
          <DoorOpen aria-hidden className="size-5" />
          Door list
        </ButtonLink>
        <Button look="secondary" className="px-3" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden className="size-5" />
          Add names
        </Button>
        <CsvButton page={page} changes={changes} />
      </div>
      <Filters>
        <SearchFilter state={state} name="search" label="Search" hint="A name" />
        <ChoiceFilter state={state} name="attended" label="Who came" options={CAME} />
      </Filters>
      <Loaded query={query} failure="The list could not be loaded">
        {({ attendees, total }) =>
          total === 0 ? (
            <EmptyState title={search || attended ? 'Nobody found' : 'Nobody has joined yet'}>
              {search || attended ? 'Try fewer letters.' : 'Share the address, or add names you have already.'}
            </EmptyState>
          ) : (
            <>
              <ul tabIndex={-1} aria-label="Guests" className="divide-y divide-line outline-none">
                {attendees.map((guest) => (
                  <li key={guest.id}>
                    <GuestRow guest={guest} changes={changes} onRemove={() => setLeaving(guest)} />
                  </li>
                ))}
              </ul>
              <Pager page={state.page} total={total} onPage={state.setPage} />
            </>
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {adding && <AddNamesDialog changes={changes} onClose={() => setAdding(false)} />}
      </Suspense>
      {leaving && <RemoveGuestDialog guest={leaving} changes={changes} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function CsvButton({ page, changes }: Pick<GuestListProps, 'page' | 'changes'>) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await changes.csv(), `${page.slug}-guests.csv`)
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" className="px-3" loading={busy} onClick={save}>
      {!busy && <Download aria-hidden className="size-5" />}
      CSV
    </Button>
  )
}
