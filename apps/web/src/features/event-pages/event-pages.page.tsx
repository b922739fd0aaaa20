import type { EventPage } from '@ufaro/contract/event-page.ts'
import { TicketCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount, formatLagosMoment, formatMoment } from '#web/lib/formats.ts'
import { eventPagePath, paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { useEventPages } from './event-pages.queries.ts'

export function EventPagesPage() {
  const state = useTabState()
  const query = useEventPages(state.page)
  const add = <ButtonLink to={paths.newEventPage}>New page</ButtonLink>
  return (
    <Page title="Event pages" width="max-w-3xl" actions={query.data?.total ? add : undefined}>
      <Loaded query={query} failure="Your event pages could not be loaded">
        {({ pages, total }) =>
          total === 0 ? (
            <EmptyState picture={<TicketCheck aria-hidden />} title="No event pages yet" action={add}>
              Put your flyer online: guests make their own “I’m going” picture and join your list. Later the list
              becomes certificates.
            </EmptyState>
          ) : (
            <>
              <ul tabIndex={-1} className="space-y-2 outline-none">
                {pages.map((page) => (
                  <li key={page.id}>
                    <PageRow page={page} />
                  </li>
                ))}
              </ul>
              <Pager page={state.page} total={total} onPage={state.setPage} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function PageRow({ page }: { page: EventPage }) {
  return (
    <Link
      to={eventPagePath(page.id)}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink no-underline transition-colors duration-150 hover:bg-sunken"
    >
      <img
        src={page.flyer_url}
        alt=""
        loading="lazy"
        className="size-16 shrink-0 rounded-tight bg-sunken object-contain"
      />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 font-bold">{page.title}</bdi>
        <span className="block text-small text-ink-soft">
          {page.starts_at ? formatLagosMoment(page.starts_at) : `Made ${formatMoment(page.created_at)}`}
        </span>
        <span className="block text-small text-ink-soft tabular-nums">
          {formatCount(page.count)} going · {formatCount(page.attended)} came
        </span>
      </span>
      <Badge tone={page.open ? 'success' : 'neutral'}>{page.open ? 'Open' : 'Closed'}</Badge>
    </Link>
  )
}
