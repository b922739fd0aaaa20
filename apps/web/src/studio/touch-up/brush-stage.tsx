import { type PointerEvent, useEffect, useRef } from 'react'
import { drawStrokes, type Stroke } from './strokes.ts'

interface BrushStageProps {
  photoUrl: string
  cutoutUrl: string | null
  size: { width: number; height: number }
  strokes: readonly Stroke[]
  brush: Pick<Stroke, 'kind' | 'size'>
  onStrokes: (strokes: readonly Stroke[]) => void
}

export function BrushStage({ photoUrl, cutoutUrl, size, strokes, brush, onStrokes }: BrushStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<Stroke | null>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawStrokes(context, strokes)
  }, [strokes])

  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = { ...brush, points: [at(event)] }
    onStrokes([...strokes, current.current])
  }
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!current.current) return
    const longer = { ...current.current, points: [...current.current.points, at(event)] }
    current.current = longer
    onStrokes([...strokes.slice(0, -1), longer])
  }
  const end = () => {
    current.current = null
  }

  const layer = 'absolute inset-0 size-full'
  return (
    <div className="flex size-full items-center justify-center [container-type:size]">
      <div className="relative overflow-hidden rounded-tight bg-sunken" style={contained(size)}>
        <img src={photoUrl} alt="" className={`${layer} ${cutoutUrl ? 'opacity-30' : ''}`} />
        {cutoutUrl && <img src={cutoutUrl} alt="" className={layer} />}
        <canvas
          ref={canvas}
          width={size.width}
          height={size.height}
          role="img"
          aria-label="Your photo. Draw on it to keep or to remove parts."
          className={`${layer} cursor-crosshair touch-none`}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
    </div>
  )
}

function contained({ width, height }: BrushStageProps['size']) {
  const ratio = width / height
  return { aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }
}
