import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { useEngines } from '#web/lib/site-queries.ts'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { BY_MODEL_ALONE, EMPTY_FORM, missing, PRODUCT_RUN, productInputs } from './product.form.ts'
import { productStage } from './product.stage.ts'
import { ProductOptions } from './product-options.tsx'
import { ProductScene } from './product-scene.tsx'

const { label, description } = TOOLS.product
const INTAKE = { label: 'Product photo' }

export function ProductPanel() {
  const { held, ready, change } = useHeld('product', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(PRODUCT_RUN)
  const byModel = useEngines()?.image !== 'builtin'
  const photoUrl = useBlobUrl(held.photo?.blob)
  const stage = productStage(held, view)
  const working = stage === 'generating'
  const takePhoto = useCallback((photo: Picture) => change({ photo, description: '' }), [change])
  const intake = usePictureIntake(takePhoto, working, INTAKE)
  useParcel('product', { ready: ready && asked, busy: working, run }, { photo: into(intake) })
  const generate = useCallback(
    () => void run.start(productInputs(held), byModel ? [] : BY_MODEL_ALONE),
    [run, held, byModel],
  )

  if (!ready || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={intake}
      options={
        <ProductOptions
          form={held}
          photoUrl={photoUrl}
          intake={intake}
          byModel={byModel}
          disabled={working}
          onChange={change}
        />
      }
      action={
        <GenerateButton
          mode="product"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <ProductScene
          stage={stage}
          form={held}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          photoUrl={photoUrl}
          intake={intake}
          onChange={change}
        />
      }
    />
  )
}
