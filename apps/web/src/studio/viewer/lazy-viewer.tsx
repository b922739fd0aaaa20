import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./viewer.tsx')
const Viewer = lazy(async () => ({ default: (await load()).Viewer }))

export const preloadViewer = () => void load().catch(() => {})

interface LazyViewerProps extends Omit<ComponentProps<typeof Viewer>, 'start'> {
  openId: string | null
}

export function LazyViewer({ openId, ...viewer }: LazyViewerProps) {
  const start = viewer.items.findIndex(({ id }) => id === openId)
  if (openId === null || start < 0) return null
  return (
    <Suspense fallback={null}>
      <Viewer {...viewer} start={start} />
    </Suspense>
  )
}
