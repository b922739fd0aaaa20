import type { EventPage } from '@ufaro/contract/event-page.ts'
import { useParams } from 'react-router'
import { formatCount } from '#web/lib/formats.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Figure, Figures } from '#web/ui/table/figure.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { useEventPage, usePageChanges } from '../event-pages.queries.ts'
import { AddressCard } from './address-card.tsx'
import { GuestList } from './guest-list.tsx'
import { Makings } from './makings.tsx'
import { PageSettings } from './page-settings.tsx'
import { RunWatch } from './run-watch.tsx'

export function EventPagePage() {
  const { id = '' } = useParams()
  const query = useEventPage(id)
  const { data, error } = query
  return (
    <Page
      title={data?.title ?? 'Event page'}
      width="max-w-4xl"
      actions={<BackLink to={paths.eventPages}>All event pages</BackLink>}
    >
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState title="There is no such page" action={<ButtonLink to={paths.eventPages}>Event pages</ButtonLink>}>
          It may have been deleted.
        </EmptyState>
      ) : (
        <Loaded query={query} failure="The page could not be loaded">
          {(page) => <Parts page={page} />}
        </Loaded>
      )}
    </Page>
  )
}

function Parts({ page }: { page: EventPage }) {
  const changes = usePageChanges(page.id)
  const state = useTabState()
  const runId = state.get('run')
  const watch = (id: string) => state.set({ run: id }, { replace: true })
  return (
    <div className="space-y-8">
      <AddressCard page={page} />
      <Figures three>
        <Figure title="Views" value={formatCount(page.views)} />
        <Figure title="Going" value={formatCount(page.count)} hint={`of ${formatCount(page.guest_limit)}`} />
        <Figure title="Came" value={formatCount(page.attended)} />
      </Figures>
      {runId && <RunWatch key={runId} runId={runId} />}
      <Makings page={page} onRun={watch} />
      <PageSettings page={page} changes={changes} />
      <GuestList page={page} state={state} changes={changes} />
    </div>
  )
}
