import { useSearchParams } from 'react-router'
import { studioPath } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { BatchForm } from './batch-form.tsx'
import { BatchResults } from './batch-results.tsx'

/** Search parameter with the ids of the runs, so that a reload shows the same batch. */
const RUNS = 'runs'

export function ProductBatchPage() {
  const [search, setSearch] = useSearchParams()
  const runIds = (search.get(RUNS) ?? '').split(',').filter(Boolean)
  const back = <BackLink to={studioPath('product')}>Back to Products</BackLink>
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
