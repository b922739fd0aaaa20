import type { Quad } from '@ufaro/contract/tools/mockup.ts'
import { Move } from 'lucide-react'
import { useRef } from 'react'
import { DragHandle } from '#web/studio/crop/drag-handle.tsx'
import type { Step } from '#web/studio/crop/key-step.ts'
import { moved, withCorner } from './quad-moves.ts'

const CORNERS = ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'] as const

const percent = (value: number) => `${Math.round(value * 100)}%`
const middleOf = (quad: Quad) => ({
  x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
  y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
})

interface QuadHandlesProps {
  quad: Quad
  onDrag: (quad: Quad) => void
  onChange: (quad: Quad) => void
}

export function QuadHandles({ quad, onDrag, onChange }: QuadHandlesProps) {
  const area = useRef<HTMLDivElement>(null)
  const handle = (place: Step, move: (step: Step) => Quad) => ({
    ...{ area, move, onDrag, onChange },
    arrowStep: 0.005,
    style: { left: `${place.x * 100}%`, top: `${place.y * 100}%` },
    className: 'tap absolute flex size-11 -translate-1/2 cursor-move items-center justify-center rounded-full',
  })
  return (
    <div ref={area} className="absolute inset-0">
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
      <DragHandle {...handle(middleOf(quad), (step) => moved(quad, step))} label="Whole logo">
        <span className="flex size-8 items-center justify-center rounded-full bg-black/60 text-white">
          <Move aria-hidden className="size-4" />
        </span>
      </DragHandle>
      {quad.map((corner, index) => (
        <DragHandle
          key={CORNERS[index]}
          {...handle(corner, (step) => withCorner(quad, index, step))}
          label={`${CORNERS[index]}, ${percent(corner.x)} across, ${percent(corner.y)} down`}
        >
          <span className="size-4 rounded-full border-2 border-white bg-accent shadow-raised" />
        </DragHandle>
      ))}
    </div>
  )
}
