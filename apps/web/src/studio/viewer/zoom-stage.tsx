import { useGesture } from '@use-gesture/react'
import { type Dispatch, useRef } from 'react'
import { ResultMedia } from '../media/result-media.tsx'
import { useSharper } from '../media/use-sharper.ts'
import type { ViewerItem } from './viewer-item.ts'
import { swipeStep, type ViewerEvent, type ViewerState } from './viewer-state.ts'

interface ZoomStageProps {
  item: ViewerItem
  state: ViewerState
  dispatch: Dispatch<ViewerEvent>
  onSwipe: (by: 1 | -1) => void
}

export function ZoomStage({ item, state, dispatch, onSwipe }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, offset } = state
  const url = useSharper(item.url, item.light, zoom > 1)
  useGesture(
    {
      onDrag: ({ movement: [x], offset: [left, top], velocity: [speed], last, pinching }) => {
        if (pinching) return
        if (zoom > 1) return dispatch({ type: 'move', offset: { x: left, y: top } })
        const by = last ? swipeStep(x, speed) : 0
        if (by) onSwipe(by)
      },
      onPinch: ({ offset: [scale] }) => dispatch({ type: 'zoom', zoom: scale }),
      onWheel: ({ delta: [, down] }) => dispatch({ type: 'zoom', zoom: zoom - down / 400 }),
      onDoubleClick: () => dispatch({ type: 'zoom', zoom: zoom > 1 ? 1 : 2 }),
    },
    {
      target: stage,
      drag: { from: () => [offset.x, offset.y], filterTaps: true },
      pinch: { from: () => [zoom, 0] },
    },
  )
  return (
    <div ref={stage} className="flex size-full touch-none items-center justify-center p-2 select-none sm:p-4">
      <ResultMedia
        url={url}
        label={item.label}
        controls
        picture={{ draggable: false }}
        className="max-h-full max-w-full animate-appear rounded-tight object-contain"
        style={{ transform: `translate(${offset.x}px, ${offset.y}px) scale(${zoom})` }}
      />
    </div>
  )
}
