import { type PointerEvent, useRef, useState } from 'react'

const PLACE = 'data-place'

export const placeOf = (index: number) => ({ [PLACE]: index })

export function useReorder(onMove: (from: number, to: number) => void) {
  const at = useRef<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const rest = () => {
    at.current = null
    setDragged(null)
  }

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      at.current = index
      setDragged(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = at.current
      if (from === null) return
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${PLACE}]`)
      const to = Number(place?.getAttribute(PLACE) ?? from)
      if (to === from) return
      at.current = to
      setDragged(to)
      onMove(from, to)
    },
    onPointerUp: rest,
    onPointerCancel: rest,
  })
  return { dragged, handleOf }
}

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [item] = list.slice(from, from + 1)
  if (item === undefined || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
