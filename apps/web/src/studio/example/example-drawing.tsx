import type { ReactNode } from 'react'

interface Props {
  /** Width and height in the units of what is drawn. */
  size: readonly [number, number]
  children: ReactNode
}

/** An example of what a tool makes, for its empty stage. Drawn, so that it costs nothing to load. */
export function ExampleDrawing({ size, children }: Props) {
  return (
    <svg viewBox={`0 0 ${size.join(' ')}`} className="w-full max-w-md" aria-hidden focusable="false">
      {children}
    </svg>
  )
}

/** From what goes in to what comes out: 18 units wide, its shaft at the height of `y`. */
export function ExampleArrow({ x, y }: { x: number; y: number }) {
  return (
    <path d={`M${x} ${y}h18m-6-6l6 6-6 6`} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  )
}
