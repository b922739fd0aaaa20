import type { Position } from '@ufaro/contract/tools/certificates.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { useCallback, useRef, useState } from 'react'
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
import { MoveHandle } from './move-handle.tsx'

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
  const handle = (key: keyof Places) => ({
    area,
    value: form[key],
    onDrag: (value: Position) => onDrag({ [key]: value }),
    onChange: (value: Position) => onChange({ [key]: value }),
  })
  return (
    <div ref={area} className="absolute inset-0 overflow-hidden rounded-card">
      <MoveHandle label="Name" frame={frameOfLine(ctx, size, name)} {...handle('namePos')} />
      {serial && <MoveHandle label="Serial" frame={frameOfLine(ctx, size, serial)} {...handle('serialPos')} />}
      {qr && <MoveHandle label="QR code" frame={frameOfQr(size, qr)} {...handle('qrPos')} />}
    </div>
  )
}
