import type { PriceList } from '@ufaro/contract/price-list/price-list.ts'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatMoment, plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { priceListPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { notify } from '#web/ui/toast.tsx'
import { useListChanges, usePriceLists } from './price-lists.queries.ts'

export function PriceListsPage() {
  const state = useTabState()
  const query = usePriceLists(state.page)
  const add = <NewList />
  return (
    <Page title="Price lists" width="max-w-3xl" actions={query.data?.total ? add : undefined}>
      <Loaded query={query} failure="Your price lists could not be loaded">
        {({ lists, total }) =>
          total === 0 ? (
            <EmptyState picture={<Tags aria-hidden />} title="No price lists yet" action={add}>
              Drop a spreadsheet and your photos: every row becomes a card for WhatsApp, and the list a page to send.
            </EmptyState>
          ) : (
            <>
              <ul tabIndex={-1} className="space-y-2 outline-none">
                {lists.map((list) => (
                  <li key={list.id}>
                    <ListRow list={list} />
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

function NewList() {
  const changes = useListChanges()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      navigate(priceListPath(await changes.create({ name: 'Price list' })))
    } catch (error) {
      notify.error(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={begin}>
      New price list
    </Button>
  )
}

const ListRow = ({ list }: { list: PriceList }) => (
  <Link
    to={priceListPath(list.id)}
    className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink no-underline transition-colors duration-150 hover:bg-sunken"
  >
    <Tags aria-hidden className="size-6 shrink-0 text-ink-soft" />
    <span className="min-w-0 flex-1">
      <bdi className="line-clamp-2 font-bold">{list.name}</bdi>
      <span className="block text-small text-ink-soft tabular-nums">
        {plural(list.items, 'row')} · {plural(list.cards, 'card')} · {formatMoment(list.created_at)}
      </span>
    </span>
  </Link>
)
