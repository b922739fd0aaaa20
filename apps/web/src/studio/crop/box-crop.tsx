import type { ReactNode } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { cn } from '#web/ui/cn.ts'
import './box-crop.css'
import type { FractionBox } from './fraction-box.ts'

interface BoxCropProps {
  box: FractionBox
  onChange: (box: FractionBox) => void
  name: string
  shape?: 'rectangle' | 'rounded' | 'circle'
  clear?: boolean
  disabled?: boolean
  children: ReactNode
  className?: string
}

const HANDLES = {
  nw: 'top left corner',
  n: 'top edge',
  ne: 'top right corner',
  e: 'right edge',
  se: 'bottom right corner',
  s: 'bottom edge',
  sw: 'bottom left corner',
  w: 'left edge',
} as const

const labelsFor = (name: string) => ({
  cropArea: `The ${name}: move it by the arrow keys, faster with Shift`,
  ...(Object.fromEntries(
    Object.entries(HANDLES).map(([side, words]) => [`${side}DragHandle`, `Move the ${words} of the ${name}`]),
  ) as Record<`${keyof typeof HANDLES}DragHandle`, string>),
})

export function BoxCrop({ box, onChange, name, shape, clear, disabled, children, className }: BoxCropProps) {
  return (
    <ReactCrop
      crop={{ unit: '%', x: box.x * 100, y: box.y * 100, width: box.width * 100, height: box.height * 100 }}
      onChange={(_, { x, y, width, height }) =>
        onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
      }
      keepSelection
      minWidth={24}
      minHeight={24}
      circularCrop={shape === 'circle'}
      ruleOfThirds={!clear}
      ariaLabels={labelsFor(name)}
      className={cn(
        'box-crop ReactCrop--no-animate',
        clear && 'box-crop-clear',
        shape === 'rounded' && 'box-crop-rounded',
        className,
      )}
      {...(disabled && { disabled })}
    >
      {children}
    </ReactCrop>
  )
}
