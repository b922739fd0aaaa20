import { FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import { SlidersHorizontal } from 'lucide-react'
import { CREDIT_BACK } from '#web/studio/run/outcome-words.ts'
import type { Refusal } from '#web/studio/run/refusal.ts'
import { FAILED, type RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { type FlyerForm, FRESH } from './flyer.form.ts'
import type { FlyerStage } from './flyer.stage.ts'
import { FlyerExample } from './flyer-example.tsx'
import { FlyerPreview } from './flyer-preview.tsx'
import { PdfButton } from './pdf-button.tsx'

const NOTE = {
  summary: 'Made by the built-in engine, out of your own logo, words and colours.',
  text: 'It sets what you gave it and invents nothing.',
}
/** Width through height of a design to come. */
const RATIO = 0.75

interface FlyerSceneProps {
  stage: FlyerStage
  form: FlyerForm
  run: StudioRun
  view: RunView | null
  refusal: Refusal | null
  logo: Intake
  optional: Intake
  onChange: (changes: Partial<FlyerForm>) => void
}

/** What each stage of the tool shows. */
export function FlyerScene({ stage, form, run, view, refusal, logo, optional, onChange }: FlyerSceneProps) {
  function startFresh() {
    const { content, optional: picture } = form
    run.clear()
    onChange(FRESH)
    notify.success('Ready for a new flyer. Your brand stays, your results are in the gallery.', {
      label: 'Keep the words',
      onClick: () => onChange({ content, optional: picture }),
    })
  }

  if (view && (stage === 'generating' || stage === 'success'))
    return (
      <div className="space-y-4">
        <IntakeFault intake={optional.fault ? optional : logo} />
        <Results
          mode="flyer"
          view={view}
          run={run}
          before={null}
          ratio={RATIO}
          onStartFresh={startFresh}
          actions={<AdjustButton onClick={run.clear} />}
          extra={(card) => <PdfButton card={card} />}
          note={NOTE}
        />
      </div>
    )
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      {refusal && <Notice tone="danger">{refusal.code ? refusal.sentence : FLYER_TEXTS.spendFailed}</Notice>}
      {stage === 'error' && view && <FailedNotice view={view} />}
      {form.logo && <IntakeFault intake={optional.fault ? optional : logo} />}
      {form.logo ? (
        <FlyerPreview form={form} />
      ) : (
        <PictureZone
          intake={logo}
          example={<FlyerExample />}
          title="Your logo and words, two designs"
          hint="Start with the logo: a JPEG, PNG or WebP under 5MB. Everything else you add while the designs take shape."
          choose="Choose a logo"
          camera={false}
        />
      )}
    </div>
  )
}

/** The server's own sentence where it has one that says more. */
function FailedNotice({ view }: { view: RunView }) {
  const said = view.cards.find(({ error }) => error && error !== FAILED)?.error
  return (
    <Notice tone="danger" title={FLYER_TEXTS.failed}>
      {said && <p>{said}</p>}
      {view.refunded && <p>{CREDIT_BACK} Everything you chose is still here.</p>}
    </Notice>
  )
}

/** Back to the same words and colours; the results stay in the gallery. */
function AdjustButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" className="px-3" onClick={onClick}>
      <SlidersHorizontal aria-hidden className="size-5" />
      Adjust
    </Button>
  )
}
