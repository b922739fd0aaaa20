import type { Quad } from '@ufaro/contract/tools/mockup.ts'
import { Move } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { moved, type Step, stepOf, withCorner } from './quad-moves.ts'

const CORNERS = ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'] as const

const percent = (value: number) => `${Math.round(value * 100)}%`

interface QuadHandlesProps {
  quad: Quad
  onDrag: (quad: Quad) => void
  onChange: (quad: Quad) => void
}

export function QuadHandles({ quad, onDrag, onChange }: QuadHandlesProps) {
  const area = useRef<HTMLDivElement>(null)
  const middle = {
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
  }
  const handle = (move: (step: Step) => Quad) => ({ area, move, onDrag, onChange })
  return (
    <div ref={area} data-own-arrows className="absolute inset-0">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
        {['#000000', '#ffffff'].map((color, order) => (
          <polygon
            key={color}
            points={quad.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')}
            fill="none"
            stroke={color}
            strokeWidth={order === 0 ? 3 : 1.5}
            strokeDasharray={order === 0 ? undefined : '6 4'}
            strokeOpacity={order === 0 ? 0.45 : 1}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <Handle {...handle((step) => moved(quad, step))} place={middle} label="Whole logo">
        <span className="flex size-8 items-center justify-center rounded-full bg-black/60 text-white">
          <Move aria-hidden className="size-4" />
        </span>
      </Handle>
      {quad.map((corner, index) => (
        <Handle
          key={CORNERS[index]}
          {...handle((step) => withCorner(quad, index, step))}
          place={corner}
          label={`${CORNERS[index]}, ${percent(corner.x)} across, ${percent(corner.y)} down`}
        >
          <span className="size-4 rounded-full border-2 border-white bg-accent shadow-raised" />
        </Handle>
      ))}
    </div>
  )
}

interface HandleProps {
  area: RefObject<HTMLDivElement | null>
  place: Step
  label: string
  move: (step: Step) => Quad
  onDrag: (quad: Quad) => void
  onChange: (quad: Quad) => void
  children: ReactNode
}

function Handle({ area, place, label, move, onDrag, onChange, children }: HandleProps) {
  /** Pointer position and quad at pointerdown; moves are relative to them, so that none gets lost. */
  const grabbed = useRef<{ x: number; y: number; move: HandleProps['move'] } | null>(null)

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { x: event.clientX, y: event.clientY, move }
  }
  const follow = ({ clientX, clientY }: PointerEvent, tell: (quad: Quad) => void) => {
    const from = grabbed.current
    const box = area.current?.getBoundingClientRect()
    if (!from || !box) return
    const step = { x: (clientX - from.x) / box.width, y: (clientY - from.y) / box.height }
    if (step.x !== 0 || step.y !== 0) tell(from.move(step))
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    onChange(move(step))
  }

  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={(event) => follow(event, onDrag)}
      onPointerUp={(event) => {
        follow(event, onChange)
        grabbed.current = null
      }}
      onPointerCancel={() => {
        grabbed.current = null
      }}
      onKeyDown={press}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      className="tap absolute flex size-11 -translate-1/2 cursor-move items-center justify-center rounded-full"
    >
      {children}
    </button>
  )
}
