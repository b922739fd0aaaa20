import type { PictureSlot } from '#web/studio/bench/use-slots.ts'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { Button } from '#web/ui/button.tsx'
import type { DpTool } from './dp.form.ts'

export function DpCustomize({ tool: { form, pictures, change } }: { tool: DpTool }) {
  return (
    <div className="space-y-4">
      {form.input === 'reference' && <Reference slot={pictures.reference} />}
      <PictureStage mode="dp" slot={pictures.photo} onRemove={() => change({ photo: null })} />
    </div>
  )
}

function Reference({ slot: { url, name, intake } }: { slot: PictureSlot }) {
  if (!url)
    return (
      <PictureZone
        intake={intake}
        title="Now the reference"
        hint="A picture whose colours, light and softness yours shall have. Nobody in it is copied."
        choose="Choose a reference"
        camera={false}
      />
    )
  return (
    <figure className="mx-auto flex max-w-xl items-center gap-3 rounded-card border border-line bg-surface p-2">
      <img src={url} alt={`Your reference, ${name}`} className="size-24 rounded-tight bg-sunken object-cover" />
      <figcaption className="min-w-0 flex-1">
        <p className="truncate text-small font-bold">{name}</p>
        <p className="text-small text-ink-soft">Its colours, light and softness are taken, nobody in it.</p>
      </figcaption>
      <Button look="ghost" className="px-3 text-small" onClick={intake.open}>
        Replace
      </Button>
    </figure>
  )
}
