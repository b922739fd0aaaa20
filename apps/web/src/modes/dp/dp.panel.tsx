import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { useEngines } from '#web/lib/site-queries.ts'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, type Parcel, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { DP_RUN, dpInputs, EMPTY_FORM, missing } from './dp.form.ts'
import { dpStage } from './dp.stage.ts'
import { DpOptions } from './dp-options.tsx'
import { DpScene } from './dp-scene.tsx'

const { label, description } = TOOLS.dp

export function DpPanel() {
  const { held, ready, change } = useHeld('dp', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(DP_RUN)
  const byModel = useEngines()?.image !== 'builtin'
  const photoUrl = useBlobUrl(held.photo?.blob)
  const referenceUrl = useBlobUrl(held.reference?.blob)
  const stage = dpStage(held, view)
  const working = stage === 'generating'
  const takePhoto = useCallback((photo: Picture) => change({ photo }), [change])
  const takeReference = useCallback((reference: Picture) => change({ reference }), [change])
  const needsReference = held.input === 'reference' && held.photo !== null && held.reference === null
  const photo = {
    url: photoUrl,
    intake: usePictureIntake(takePhoto, working, { takesStray: !needsReference }),
  }
  const reference = {
    url: referenceUrl,
    intake: usePictureIntake(takeReference, working, { label: 'Reference', takesStray: needsReference }),
  }
  const asReference = (parcel: Parcel) => {
    change({ input: 'reference' })
    into(reference.intake)(parcel)
  }
  useParcel('dp', { ready: ready && asked, busy: working, run }, { photo: into(photo.intake), reference: asReference })
  const generate = useCallback(() => void run.start(dpInputs(held)), [run, held])

  if (!ready || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={[photo.intake, reference.intake]}
      options={
        <DpOptions
          form={held}
          photo={photo}
          reference={reference}
          byModel={byModel}
          disabled={working}
          onChange={change}
        />
      }
      action={
        <GenerateButton
          mode="dp"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <DpScene
          stage={stage}
          form={held}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          photo={photo}
          reference={reference}
          onChange={change}
        />
      }
    />
  )
}
