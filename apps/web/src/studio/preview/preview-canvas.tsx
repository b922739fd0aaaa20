import type { Box, Ctx } from '@ufaro/render/draw/canvas.ts'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

/** Longer side in pixels above which a preview is scaled down. */
const LONGEST = 2000

/** The element needs `-translate-1/2`, because `left` and `top` are its centre. */
export const placedAt = ({ x, y, width, height }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

interface PreviewCanvasProps {
  width: number
  height: number
  draw: (ctx: Ctx) => void
  label: string
  className?: string
}

export function PreviewCanvas({ width, height, draw, label, className }: PreviewCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [fault, setFault] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const ctx = canvas.current?.getContext('2d')
      setFault(!ctx)
      if (!ctx) return
      const scale = Math.min(1, LONGEST / Math.max(width, height))
      // Set the size first, because it resets the canvas's context.
      ctx.canvas.width = Math.round(width * scale)
      ctx.canvas.height = Math.round(height * scale)
      ctx.scale(scale, scale)
      draw(ctx)
    })
    return () => cancelAnimationFrame(frame)
  }, [width, height, draw])

  if (fault) return <p className="text-small text-danger">Canvas context not available</p>
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{ aspectRatio: width / height }}
      className={cn('block max-w-full', className)}
    />
  )
}
