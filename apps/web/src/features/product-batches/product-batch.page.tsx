import { useSearchParams } from 'react-router'
import { studioPath } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { BatchForm } from './batch-form.tsx'
import { BatchResults } from './batch-results.tsx'

/** Search parameter with the ids of the runs, so that a reload shows the same batch. */
const RUNS = 'runs'

export function ProductBatchPage() {
  const [search, setSearch] = useSearchParams()
  const runIds = (search.get(RUNS) ?? '').split(',').filter(Boolean)
  const back = (
    <ButtonLink to={studioPath('product')} look="ghost" className="max-sm:-ml-4">
      Back to Products
    </ButtonLink>
  )
  return (
    <Page title="Photo batch" width="max-w-4xl" actions={back}>
      {runIds.length > 0 ? (
        <BatchResults key={runIds.join()} runIds={runIds} onNew={() => setSearch({})} />
      ) : (
        <BatchForm onBegun={(ids) => setSearch({ [RUNS]: ids.join() })} />
      )}
    </Page>
  )
}
