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
import { EMPTY_FORM, MOCKUP_RUN, missing, mockupInputs } from './mockup.form.ts'
import { mockupStage } from './mockup.stage.ts'
import { MockupOptions } from './mockup-options.tsx'
import { MockupScene } from './mockup-scene.tsx'

const { label, description } = TOOLS.mockup

export function MockupPanel() {
  const { held, ready, change } = useHeld('mockup', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(MOCKUP_RUN)
  const byModel = useEngines()?.image !== 'builtin'
  const logoUrl = useBlobUrl(held.logo?.blob)
  const photoUrl = useBlobUrl(held.photo?.blob)
  const stage = mockupStage(held, view)
  const working = stage === 'generating'
  const onPhoto = held.input === 'item_photo'
  const takeLogo = useCallback((logo: Picture) => change({ logo }), [change])
  const takePhoto = useCallback((photo: Picture) => change({ photo, quad: null }), [change])
  const needsPhoto = onPhoto && held.logo !== null && held.photo === null
  const logo = {
    url: logoUrl,
    intake: usePictureIntake(takeLogo, working, { label: 'Logo', takesStray: !needsPhoto }),
  }
  const photo = {
    url: photoUrl,
    intake: usePictureIntake(takePhoto, working, { label: 'Item photo', takesStray: needsPhoto }),
  }
  const ontoItem = (parcel: Parcel) => {
    change({ input: 'item_photo' })
    into(photo.intake)(parcel)
  }
  useParcel(
    'mockup',
    { ready: ready && asked, busy: working, run },
    { logo: into(logo.intake), 'item photo': ontoItem },
  )
  const generate = useCallback(() => void run.start(mockupInputs(held)), [run, held])

  if (!ready || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={[logo.intake, photo.intake]}
      options={
        <MockupOptions form={held} logo={logo} photo={photo} byModel={byModel} disabled={working} onChange={change} />
      }
      action={
        <GenerateButton
          mode="mockup"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <MockupScene
          stage={stage}
          form={held}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          logo={logo}
          photo={photo}
          byModel={byModel}
          onChange={change}
        />
      }
    />
  )
}
