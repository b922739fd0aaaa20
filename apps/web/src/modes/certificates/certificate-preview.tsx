import type { Box, Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { useCallback, useRef, useState } from 'react'
import { DragHandle } from '#web/studio/crop/drag-handle.tsx'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { cn } from '#web/ui/cn.ts'
import {
  type Certificate,
  drawCertificate,
  frameOfLine,
  frameOfQr,
  inkOf,
  measuring,
  type TemplateSize,
} from './certificate-drawing.ts'
import type { CertificatesForm } from './certificates.form.ts'
import { movedBy, toPercent } from './position-moves.ts'

type Places = Pick<CertificatesForm, 'namePos' | 'serialPos' | 'qrPos'>

interface CertificatePreviewProps {
  template: Drawable
  size: TemplateSize
  form: CertificatesForm
  certificate: Certificate
  letters: number
  onChange: ((changes: Partial<Places>) => void) | null
}

export function CertificatePreview(props: CertificatePreviewProps) {
  const { template, size, form, certificate, letters, onChange } = props
  const [dragged, setDragged] = useState<Partial<Places> | null>(null)
  const look = { ...form, ...dragged }
  const { fontStyle, namePos, serialPos, printsSerial, verified, qrPos, qrSize } = look
  const { name, serial } = certificate
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters that arrive are drawn with
  const draw = useCallback(
    (ctx: Ctx) => {
      const shown = { fontStyle, namePos, serialPos, printsSerial, verified, qrPos, qrSize }
      const ink = inkOf(ctx, size, shown, { name, serial })
      drawCertificate(ctx, template, size, ink, fontStyle.color)
    },
    [template, size, fontStyle, namePos, serialPos, printsSerial, verified, qrPos, qrSize, name, serial, letters],
  )
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <PreviewCanvas
        width={size.width}
        height={size.height}
        draw={draw}
        label={`Preview of the certificate of ${name}, serial ${serial}`}
        className={cn('max-h-[62dvh] rounded-card bg-white shadow-raised', !onChange && 'lg:max-h-[48dvh]')}
      />
      {onChange && (
        <Handles
          {...props}
          form={look}
          onDrag={setDragged}
          onChange={(changes) => {
            setDragged(null)
            onChange(changes)
          }}
        />
      )}
    </div>
  )
}

interface HandlesProps extends CertificatePreviewProps {
  onDrag: (changes: Partial<Places>) => void
  onChange: (changes: Partial<Places>) => void
}

function Handles({ size, form, certificate, onDrag, onChange }: HandlesProps) {
  const area = useRef<HTMLDivElement>(null)
  const ctx = measuring()
  if (!ctx) return null
  const { name, serial, qr } = inkOf(ctx, size, form, certificate)
  const handle = (label: string, key: keyof Places, frame: Box) => {
    const at = form[key]
    return (
      <DragHandle
        {...{ area, onDrag, onChange }}
        label={`${label}, ${toPercent(at.x)}% across, ${toPercent(at.y)}% down: move it by the arrow keys, faster with Shift`}
        arrowStep={0.002}
        move={(step) => ({ [key]: movedBy(at, step) })}
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
  return (
    <div ref={area} className="absolute inset-0 overflow-hidden rounded-card">
      {handle('Name', 'namePos', frameOfLine(ctx, size, name))}
      {serial && handle('Serial', 'serialPos', frameOfLine(ctx, size, serial))}
      {qr && handle('QR code', 'qrPos', frameOfQr(size, qr))}
    </div>
  )
}
