import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { Button } from '#web/ui/button.tsx'
import type { DpForm } from './dp.form.ts'
import type { PictureSlot } from './dp-options.tsx'

interface DpCustomizeProps {
  form: DpForm
  photo: PictureSlot
  reference: PictureSlot
  refusal: string | null
  onChange: (changes: Partial<DpForm>) => void
}

/** What goes in: the photo, and the reference where one takes the place of words. */
export function DpCustomize({ form, photo, reference, refusal, onChange }: DpCustomizeProps) {
  return (
    <div className="space-y-4">
      {form.input === 'reference' && <Reference form={form} reference={reference} />}
      <PictureStage
        mode="dp"
        url={photo.url}
        picture={form.photo}
        intake={photo.intake}
        refusal={refusal}
        onRemove={() => onChange({ photo: null })}
      />
    </div>
  )
}

function Reference({ form, reference: { url, intake } }: Pick<DpCustomizeProps, 'form' | 'reference'>) {
  if (!form.reference || !url)
    return (
      <PictureZone
        intake={intake}
        title="Now the reference"
        hint="A picture whose colours, light and softness yours shall have. Nobody in it is copied."
        choose="Choose a reference"
        camera={false}
      />
    )
  const { name } = form.reference
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <IntakeFault intake={intake} />
      <figure className="flex items-center gap-3 rounded-card border border-line bg-surface p-2">
        <img src={url} alt={`Your reference, ${name}`} className="size-24 rounded-tight bg-sunken object-cover" />
        <figcaption className="min-w-0 flex-1">
          <p className="truncate text-small font-bold">{name}</p>
          <p className="text-small text-ink-soft">Its colours, light and softness are taken, nobody in it.</p>
        </figcaption>
        <Button look="ghost" className="px-3 text-small" onClick={intake.open}>
          Replace
        </Button>
      </figure>
    </div>
  )
}
