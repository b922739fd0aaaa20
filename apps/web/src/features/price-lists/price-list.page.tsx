import type { PriceListDetail } from '@ufaro/contract/price-list/price-list.ts'
import { useParams } from 'react-router'
import { ApiError } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { AtThumb } from '#web/studio/shell/at-thumb.tsx'
import { useIsWide } from '#web/studio/use-media.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { CardsSection, MakeCards } from './cards-section.tsx'
import { DeleteList } from './delete-list.tsx'
import { ListSettings } from './list-settings.tsx'
import { usePriceList } from './price-lists.queries.ts'
import { SaveTable, TableEditor } from './table-editor.tsx'
import { useTable } from './use-table.ts'

export function PriceListPage() {
  const { id = '' } = useParams()
  const query = usePriceList(id)
  const { data, error } = query
  const all = <BackLink to={paths.priceLists}>All price lists</BackLink>
  return (
    <Page title={data?.name ?? 'Price list'} width="max-w-4xl" actions={all}>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState title="There is no such list" action={<ButtonLink to={paths.priceLists}>Price lists</ButtonLink>}>
          It may have been deleted.
        </EmptyState>
      ) : (
        <Loaded query={query} failure="The list could not be loaded">
          {(list) => <Parts list={list} />}
        </Loaded>
      )}
    </Page>
  )
}

function Parts({ list }: { list: PriceListDetail }) {
  const table = useTable(list)
  return (
    <div className="space-y-8">
      <TableEditor table={table} />
      <ListSettings list={list} />
      <CardsSection list={list} />
      <DeleteList id={list.id} />
      {!useIsWide() && <AtThumb>{table.dirty ? <SaveTable table={table} /> : <MakeCards list={list} />}</AtThumb>}
    </div>
  )
}
