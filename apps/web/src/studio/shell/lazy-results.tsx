import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('../results/results.tsx')
const LoadedResults = lazy(async () => ({ default: (await load()).Results }))

/** Fetches what shows results once the page stands still: nobody needs it before a run begins. */
export const preloadResults = () => void load().catch(() => {})

export function Results(props: ComponentProps<typeof LoadedResults>) {
  return (
    <Suspense fallback={null}>
      <LoadedResults {...props} />
    </Suspense>
  )
}
