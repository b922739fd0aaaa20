import type { Box, Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { useCallback, useRef, useState } from 'react'
import { DragHandle } from '#web/studio/crop/drag-handle.tsx'
import { PreviewCanvas, placedAt } from '#web/studio/preview/preview-canvas.tsx'
import { cn } from '#web/ui/cn.ts'
import { type Certificate, drawCertificate, frameOfLine, frameOfQr, inkOf, measuring } from './certificate-drawing.ts'
import type { WithTemplate } from './certificates.form.ts'
import { movedBy, toPercent } from './position-moves.ts'

type Places = Pick<WithTemplate, 'namePos' | 'serialPos' | 'qrPos'>

interface CertificatePreviewProps {
  drawable: Drawable
  form: WithTemplate
  certificate: Certificate
  letters: number
  onChange: ((changes: Partial<Places>) => void) | null
}

export function CertificatePreview(props: CertificatePreviewProps) {
  const { drawable, form, certificate, letters, onChange } = props
  const [dragged, setDragged] = useState<Partial<Places> | null>(null)
  const look = { ...form, ...dragged }
  const { template, fontStyle, namePos, nameWidth, serialPos, printsSerial, verified, qrPos, qrSize } = look
  const { name, serial } = certificate
  const shown = { fontStyle, namePos, nameWidth, serialPos, printsSerial, verified, qrPos, qrSize }
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when a font loads
  const draw = useCallback(
    (ctx: Ctx) => {
      const ink = inkOf(ctx, template, shown, { name, serial })
      drawCertificate(ctx, drawable, template, ink, fontStyle.color)
    },
    [drawable, template, ...Object.values(shown), name, serial, letters],
  )
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <PreviewCanvas
        width={template.width}
        height={template.height}
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

function Handles({ form, certificate, onDrag, onChange }: HandlesProps) {
  const { template } = form
  const area = useRef<HTMLDivElement>(null)
  const ctx = measuring()
  if (!ctx) return null
  const { name, serial, qr } = inkOf(ctx, template, form, certificate)
  const handle = (label: string, key: keyof Places, frame: Box) => {
    const at = form[key]
    return (
      <>
        {/* The frame is a separate element, because the drag handle may be larger than the part it moves. */}
        <span
          aria-hidden
          style={placedAt(frame)}
          className="pointer-events-none absolute -translate-1/2 rounded-tight border border-white outline-1 outline-black/60 outline-dashed"
        />
        <DragHandle
          {...{ area, onDrag, onChange }}
          label={`${label}, ${toPercent(at.x)}% across, ${toPercent(at.y)}% down: move it by the arrow keys, faster with Shift`}
          arrowStep={0.002}
          move={(step) => ({ [key]: movedBy(at, step) })}
          style={placedAt(frame)}
          className="absolute min-h-11 min-w-11 -translate-1/2 cursor-move touch-none rounded-tight focus-visible:outline-3 focus-visible:outline-accent-text focus-visible:outline-solid"
        />
      </>
    )
  }
  return (
    <div ref={area} className="absolute inset-0 overflow-hidden rounded-card">
      {handle('Name', 'namePos', frameOfLine(ctx, template, name))}
      {serial && handle('Serial', 'serialPos', frameOfLine(ctx, template, serial))}
      {qr && handle('QR code', 'qrPos', frameOfQr(template, qr))}
    </div>
  )
}
