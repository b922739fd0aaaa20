import type { ReactNode } from 'react'
import { useIsWide } from '../use-media.ts'
import { ThumbBar } from './thumb-bar.tsx'

export function AtThumb({ children }: { children: ReactNode }) {
  if (useIsWide()) return children
  return <ThumbBar className="-mx-4 space-y-2 [&_a]:w-full [&_button]:w-full">{children}</ThumbBar>
}
