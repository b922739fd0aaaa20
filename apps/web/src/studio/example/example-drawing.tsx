import type { ReactNode } from 'react'

interface Props {
  size: readonly [number, number]
  children: ReactNode
}

export function ExampleDrawing({ size, children }: Props) {
  return (
    <svg viewBox={`0 0 ${size.join(' ')}`} className="w-full max-w-md" aria-hidden focusable="false">
      {children}
    </svg>
  )
}

export function ExampleArrow({ x, y }: { x: number; y: number }) {
  return (
    <path d={`M${x} ${y}h18m-6-6l6 6-6 6`} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  )
}
