import { startFresh } from '#web/studio/results/start-fresh.ts'
import { doneCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { CopyStep } from './copy-step.tsx'
import { EMPTY_FORM, type ProductForm } from './product.form.ts'
import type { ProductStage } from './product.stage.ts'
import { ProductExample } from './product-example.tsx'

const NOTE = {
  summary: 'Made by the built-in engine, out of your own photo.',
  text: 'It cuts the product out and sets it into a place that it draws; the product’s own pixels stay. It is no AI model and invents nothing.',
}

interface ProductSceneProps {
  stage: ProductStage
  form: ProductForm
  run: StudioRun
  view: RunView | null
  refusal: string | null
  photoUrl: string | null
  intake: Intake
  onChange: (changes: Partial<ProductForm>) => void
}

/** What each stage of the tool shows. */
export function ProductScene({ stage, form, run, view, refusal, photoUrl, intake, onChange }: ProductSceneProps) {
  if (stage === 'idle')
    return (
      <PictureZone
        intake={intake}
        example={<ProductExample />}
        title="One product photo in, four shots out"
        hint="Drop, paste or choose a JPEG, PNG or WebP. The whole product on a plain ground works best."
      />
    )
  if (!view || stage === 'image-uploaded')
    return (
      <PictureStage
        mode="product"
        url={photoUrl}
        picture={form.photo}
        intake={intake}
        refusal={refusal}
        onRemove={() => onChange({ photo: null, description: '' })}
      />
    )
  return (
    <div className="space-y-6">
      <IntakeFault intake={intake} />
      <Results
        mode="product"
        view={view}
        run={run}
        before={photoUrl}
        ratio={1}
        onStartFresh={() => startFresh(run, { form, empty: EMPTY_FORM, change: onChange, ready: 'a new product' })}
        note={NOTE}
      />
      {stage === 'results-shown' && doneCards(view).length > 0 && form.photo && (
        <CopyStep
          photo={form.photo}
          description={form.description}
          onChange={(description) => onChange({ description })}
        />
      )}
    </div>
  )
}
