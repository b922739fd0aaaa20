import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import { startFresh } from '#web/studio/results/start-fresh.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EMPTY_FORM, type MockupForm } from './mockup.form.ts'
import type { MockupStage } from './mockup.stage.ts'
import { MockupCustomize } from './mockup-customize.tsx'
import { MockupExample } from './mockup-example.tsx'
import type { PictureSlot } from './mockup-options.tsx'

const NOTE = {
  summary: 'Made by the built-in engine, out of your own logo.',
  text: 'It draws the item or takes your photo of it, and prints your logo along its surface and light. It is no AI model and invents nothing.',
}

interface MockupSceneProps {
  stage: MockupStage
  form: MockupForm
  run: StudioRun
  view: RunView | null
  refusal: string | null
  logo: PictureSlot
  photo: PictureSlot
  byModel: boolean
  onChange: (changes: Partial<MockupForm>) => void
}

/** What each stage of the tool shows. */
export function MockupScene({ stage, form, run, view, refusal, logo, photo, byModel, onChange }: MockupSceneProps) {
  if (view && (stage === 'generating' || stage === 'results'))
    return (
      <div className="space-y-4">
        <IntakeFault intake={logo.intake.fault ? logo.intake : photo.intake} />
        <Results
          mode="mockup"
          view={view}
          run={run}
          before={form.input === 'item_photo' ? photo.url : null}
          ratio={form.input === 'item_photo' && form.photo ? form.photo.width / form.photo.height : 1}
          onStartFresh={() => startFresh(run, { form, empty: EMPTY_FORM, change: onChange, ready: 'a new logo' })}
          actions={<AdjustButton onClick={run.clear} />}
          note={NOTE}
        />
      </div>
    )
  if (!form.logo)
    return (
      <PictureZone
        intake={logo.intake}
        example={<MockupExample />}
        title="Your logo, on things people hold"
        hint="Start with the logo: a JPEG, PNG or WebP. A plain ground behind it is taken away by itself."
        choose="Choose a logo"
        camera={false}
      />
    )
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <IntakeFault intake={logo.intake.fault ? logo.intake : photo.intake} />
      <MockupCustomize form={{ ...form, logo: form.logo }} photo={photo} byModel={byModel} onChange={onChange} />
    </div>
  )
}
