import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import { startFresh } from '#web/studio/results/start-fresh.ts'
import { doneCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { type DpForm, EMPTY_FORM } from './dp.form.ts'
import type { DpStage } from './dp.stage.ts'
import { DpCustomize } from './dp-customize.tsx'
import { DpExample } from './dp-example.tsx'
import type { PictureSlot } from './dp-options.tsx'
import { NetworkSizes } from './network-sizes.tsx'

const NOTE = {
  summary: 'Made by the built-in engine, out of your own photo.',
  text: 'It cuts you out and draws the style around you, in the colours it understood. It is no AI model and invents nothing.',
}

interface DpSceneProps {
  stage: DpStage
  form: DpForm
  run: StudioRun
  view: RunView | null
  refusal: string | null
  photo: PictureSlot
  reference: PictureSlot
  onChange: (changes: Partial<DpForm>) => void
}

/** What each stage of the tool shows. */
export function DpScene({ stage, form, run, view, refusal, photo, reference, onChange }: DpSceneProps) {
  if (stage === 'upload')
    return (
      <PictureZone
        intake={photo.intake}
        example={<DpExample />}
        title="A photo of you in, a picture for every profile out"
        hint="Drop, paste or choose a JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best."
      />
    )
  if (!view || stage === 'customize')
    return <DpCustomize form={form} photo={photo} reference={reference} refusal={refusal} onChange={onChange} />
  const [done] = doneCards(view)
  return (
    <div className="space-y-6">
      <IntakeFault intake={reference.intake.fault ? reference.intake : photo.intake} />
      <Results
        mode="dp"
        view={view}
        run={run}
        before={photo.url}
        ratio={1}
        onStartFresh={() => startFresh(run, { form, empty: EMPTY_FORM, change: onChange, ready: 'a new photo' })}
        actions={<AdjustButton onClick={run.clear} />}
        note={NOTE}
      />
      {done?.url && <NetworkSizes result={{ slot: done.slot, url: done.url }} />}
    </div>
  )
}
