import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('../results/results.tsx')
const LoadedResults = lazy(async () => ({ default: (await load()).Results }))

export const preloadResults = () => void load().catch(() => {})

export function Results(props: ComponentProps<typeof LoadedResults>) {
  return (
    <Suspense fallback={null}>
      <LoadedResults {...props} />
    </Suspense>
  )
}
