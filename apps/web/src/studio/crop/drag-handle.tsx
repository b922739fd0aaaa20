import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { keyStep, type Step } from './key-step.ts'

interface DragHandleProps<Value> {
  area: RefObject<HTMLElement | null>
  label: string
  arrowStep: number
  move: (step: Step) => Value
  onDrag: (value: Value) => void
  onChange: (value: Value) => void
  style: CSSProperties
  className: string
  children?: ReactNode
}

export function DragHandle<Value>(props: DragHandleProps<Value>) {
  const { area, label, arrowStep, move, onDrag, onChange, ...rest } = props
  // The pointer's position and `move` when the drag began. Every step is relative to them, so that no movement is lost.
  const grabbed = useRef<{ x: number; y: number; move: (step: Step) => Value } | null>(null)

  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    currentTarget.setPointerCapture(pointerId)
    grabbed.current = { x: clientX, y: clientY, move }
  }
  const follow = ({ clientX, clientY }: PointerEvent, tell: (value: Value) => void) => {
    const from = grabbed.current
    const box = area.current?.getBoundingClientRect()
    if (!from || !box) return
    const step = { x: (clientX - from.x) / box.width, y: (clientY - from.y) / box.height }
    if (step.x !== 0 || step.y !== 0) tell(from.move(step))
  }
  const drop = (event: PointerEvent) => {
    follow(event, onChange)
    grabbed.current = null
  }
  const cancel = () => {
    if (grabbed.current) onDrag(grabbed.current.move({ x: 0, y: 0 }))
    grabbed.current = null
  }
  const press = (event: KeyboardEvent) => {
    const step = keyStep(event, arrowStep)
    if (!step) return
    event.preventDefault()
    onChange(move(step))
  }

  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={(event) => follow(event, onDrag)}
      onPointerUp={drop}
      onPointerCancel={cancel}
      onKeyDown={press}
    />
  )
}
