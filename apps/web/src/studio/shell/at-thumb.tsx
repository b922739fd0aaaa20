import type { ReactNode } from 'react'
import { useIsWide } from '../use-media.ts'
import { ThumbBar } from './thumb-bar.tsx'

/** The actions of a page: full width at the thumb on a phone, in their place on wide screens. */
export function AtThumb({ children }: { children: ReactNode }) {
  if (useIsWide()) return children
  return <ThumbBar className="-mx-4 space-y-2 [&_a]:w-full [&_button]:w-full">{children}</ThumbBar>
}
