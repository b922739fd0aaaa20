import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { notify } from '#web/ui/toast.tsx'
import { EMPTY_FORM, HEADSHOT_RUN, headshotInputs, LOOK_RATIO, missing } from './headshot.form.ts'
import { headshotStage } from './headshot.stage.ts'
import { HeadshotEmpty } from './headshot-empty.tsx'
import { HeadshotOptions } from './headshot-options.tsx'

const { label, description } = TOOLS.headshot

export function HeadshotPanel() {
  const { held, ready, change } = useHeld('headshot', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(HEADSHOT_RUN)
  const photoUrl = useBlobUrl(held.photo?.blob)
  const stage = headshotStage(held, view)
  const working = stage === 'generating'
  const takePhoto = useCallback((photo: Picture) => change({ photo }), [change])
  const intake = usePictureIntake(takePhoto, working)
  useParcel('headshot', { ready: ready && asked, busy: working, run }, { photo: into(intake) })
  const generate = useCallback(() => void run.start(headshotInputs(held)), [run, held])

  if (!ready || !asked) return <WorkbenchSkeleton />

  function startFresh() {
    const before = held
    run.clear()
    change(EMPTY_FORM)
    notify.success('Ready for a new photo. Your results are in the gallery.', {
      label: 'Keep the photo',
      onClick: () => change(before),
    })
  }

  return (
    <Workbench
      title={label}
      description={description}
      intake={intake}
      options={<HeadshotOptions form={held} photoUrl={photoUrl} intake={intake} disabled={working} onChange={change} />}
      action={
        <GenerateButton
          mode="headshot"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        stage === 'idle' ? (
          <HeadshotEmpty intake={intake} />
        ) : view && stage !== 'image-uploaded' ? (
          <Results
            mode="headshot"
            view={view}
            run={run}
            before={photoUrl}
            ratio={LOOK_RATIO}
            onStartFresh={startFresh}
          />
        ) : (
          <PictureStage
            mode="headshot"
            url={photoUrl}
            picture={held.photo}
            intake={intake}
            refusal={refusal?.sentence ?? null}
            onRemove={() => change({ photo: null })}
          />
        )
      }
    />
  )
}
