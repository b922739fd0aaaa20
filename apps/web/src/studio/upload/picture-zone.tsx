import type { TemplateKind } from '@ufaro/contract/template.ts'
import { Camera, ImageUp } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { ReadyDesign } from '../ready-design/ready-design.tsx'
import { Example, type ExampleProps } from '../samples/example.tsx'
import type { SampleName } from '../samples/samples.ts'
import { TrySample } from '../samples/try-sample.tsx'
import { useHasCamera } from '../use-media.ts'
import { FileInput } from './file-input.tsx'
import type { Intake } from './use-picture-intake.ts'

export interface Zone {
  title: string
  hint: string
  example?: ExampleProps
  choose?: string
  camera?: boolean
  sample?: SampleName
  designs?: TemplateKind
}

interface PictureZoneProps extends Zone {
  intake: Intake
  children?: ReactNode
}

export function PictureZone({
  intake,
  title,
  hint,
  example,
  choose = 'Choose a photo',
  camera = true,
  sample,
  designs,
  children,
}: PictureZoneProps) {
  const hintId = useId()
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-4 rounded-card border-2 border-dashed border-line-strong bg-surface px-4 py-6 text-center sm:py-8',
        intake.dragging && 'border-accent-text bg-sunken',
      )}
    >
      {children ?? (example && <Example {...example} />)}
      <div>
        <h2 className="text-title font-bold">{title}</h2>
        <p id={hintId} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={intake.open} aria-describedby={hintId} loading={intake.reading}>
          {!intake.reading && <ImageUp aria-hidden className="size-5" />}
          {choose}
        </Button>
        {camera && <CameraButton onFiles={intake.take} />}
        {designs && <ReadyDesign kind={designs} intake={intake} />}
      </div>
      {sample && <TrySample name={sample} intake={intake} />}
    </div>
  )
}

function CameraButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  if (!useHasCamera()) return null
  return (
    <>
      <FileInput ref={input} accept="image/*" capture="user" label="Camera" onFiles={onFiles} />
      <Button look="secondary" onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-5" />
        Take a photo
      </Button>
    </>
  )
}
