import { lazy, type ReactNode, Suspense } from 'react'
import type { ViewerItem } from './viewer-item.ts'

const load = () => import('./viewer.tsx')
const Viewer = lazy(async () => ({ default: (await load()).Viewer }))

export const preloadViewer = () => void load().catch(() => {})

interface LazyViewerProps {
  items: readonly ViewerItem[]
  openId: string | null
  extra?: (item: ViewerItem) => ReactNode
  onClose: () => void
}

export function LazyViewer({ items, openId, extra, onClose }: LazyViewerProps) {
  const start = items.findIndex(({ id }) => id === openId)
  if (openId === null || start < 0) return null
  return (
    <Suspense fallback={null}>
      <Viewer items={items} start={start} extra={extra} onClose={onClose} />
    </Suspense>
  )
}
