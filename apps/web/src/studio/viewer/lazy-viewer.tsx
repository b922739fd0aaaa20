import { lazy, type ReactNode, Suspense } from 'react'
import type { ViewerItem } from './viewer-item.ts'

const load = () => import('./viewer.tsx')
const Viewer = lazy(async () => ({ default: (await load()).Viewer }))

/** Fetches the viewer's code before it is asked for, once there is something to view. */
export const preloadViewer = () => void load().catch(() => {})

interface LazyViewerProps {
  items: readonly ViewerItem[]
  /** Id of the picture to open with; null while the viewer is closed. */
  openId: string | null
  /** More to do with a picture. */
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
