import type { Position } from '@ufaro/contract/tools/certificates.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { movedBy, stepOf, toPercent } from './position-moves.ts'

interface MoveHandleProps {
  label: string
  area: RefObject<HTMLDivElement | null>
  value: Position
  frame: { x: number; y: number; width: number; height: number }
  onDrag: (value: Position) => void
  onChange: (value: Position) => void
}

export function MoveHandle({ label, area, value, frame, onDrag, onChange }: MoveHandleProps) {
  /** Pointer position and value at pointerdown; moves are relative to them, so that none gets lost. */
  const grabbed = useRef<{ x: number; y: number; value: Position } | null>(null)

  const follow = ({ clientX, clientY }: PointerEvent, tell: (value: Position) => void) => {
    const from = grabbed.current
    const box = area.current?.getBoundingClientRect()
    if (!from || !box) return
    const step = { x: (clientX - from.x) / box.width, y: (clientY - from.y) / box.height }
    if (step.x !== 0 || step.y !== 0) tell(movedBy(from.value, step))
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    onChange(movedBy(value, step))
  }

  return (
    <button
      type="button"
      data-own-arrows
      aria-label={`${label}, ${toPercent(value.x)}% across, ${toPercent(value.y)}% down: move it by the arrow keys, faster with Shift`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grabbed.current = { x: event.clientX, y: event.clientY, value }
      }}
      onPointerMove={(event) => follow(event, onDrag)}
      onPointerUp={(event) => {
        follow(event, onChange)
        grabbed.current = null
      }}
      onPointerCancel={() => {
        grabbed.current = null
        onDrag(value)
      }}
      onKeyDown={press}
      style={{
        left: `${frame.x * 100}%`,
        top: `${frame.y * 100}%`,
        width: `${frame.width * 100}%`,
        height: `${frame.height * 100}%`,
      }}
      className="absolute min-h-11 min-w-11 -translate-1/2 cursor-move touch-none rounded-tight border border-white outline-1 outline-black/60 outline-dashed focus-visible:outline-3 focus-visible:outline-accent-text focus-visible:outline-solid"
    />
  )
}
