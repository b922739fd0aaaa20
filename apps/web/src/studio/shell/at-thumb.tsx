import type { ReactNode } from 'react'
import { useIsWide } from '../use-media.ts'
import { ThumbBar } from './thumb-bar.tsx'

/** The main actions of a page. On phones they take the full width at the bottom of the screen. */
export function AtThumb({ children }: { children: ReactNode }) {
  if (useIsWide()) return children
  return <ThumbBar className="-mx-4 space-y-2 [&_a]:w-full [&_button]:w-full">{children}</ThumbBar>
}
