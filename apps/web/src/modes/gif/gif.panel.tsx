import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { BasicSettings } from './basic-settings.tsx'
import { DEFAULTS, GIF_RULES, GIF_RUN, type GifPicture, gifInputs, missing, NO_PICTURES, ofBrand } from './gif.form.ts'
import { gifStage } from './gif.stage.ts'
import { GifScene } from './gif-scene.tsx'
import { LookSettings } from './look-settings.tsx'
import { MarketingSettings } from './marketing-settings.tsx'
import { TextSettings } from './text-settings.tsx'
import { usePicturesIntake } from './use-pictures-intake.ts'

const { label, description } = TOOLS.gif

export function GifPanel() {
  const { held, ready, change } = useHeld('gif', NO_PICTURES)
  const { held: settings, ready: set, change: onChange } = useHeld('gif-settings', DEFAULTS)
  const { run, view, refusal, ready: asked } = useRun(GIF_RUN)
  const stage = gifStage(held, view)
  const working = stage === 'generating'
  const { pictures, logo } = held
  const addPictures = useCallback(
    (more: GifPicture[]) => change({ pictures: [...pictures, ...more] }),
    [pictures, change],
  )
  const takeLogo = useCallback((picture: Picture) => change({ logo: picture }), [change])
  const intake = usePicturesIntake(pictures.length, addPictures, working)
  const logoIntake = usePictureIntake(takeLogo, working, { label: 'Logo', takesStray: false, rules: GIF_RULES })
  const logoUrl = useBlobUrl(logo?.blob)
  useParcel('gif', { ready: ready && set && asked, busy: working, run }, { picture: into(intake) })
  const generate = useCallback(() => void run.start(gifInputs(held, settings)), [run, held, settings])

  if (!ready || !set || !asked) return <WorkbenchSkeleton />

  const fields = { settings, onChange }
  return (
    <Workbench
      title={label}
      description={description}
      intake={[intake, logoIntake]}
      options={
        <>
          <UseBrandKit
            of={ofBrand}
            form={{ ...settings, logo }}
            logo={GIF_RULES}
            disabled={working}
            onChange={({ logo = held.logo, ...changes }) => {
              change({ logo })
              onChange(changes)
            }}
          />
          <BasicSettings {...fields} />
          <TextSettings {...fields} />
          <MarketingSettings
            {...fields}
            logo={{ url: logoUrl, name: logo?.name, intake: logoIntake, onRemove: () => change({ logo: null }) }}
            disabled={working}
          />
          <LookSettings {...fields} />
        </>
      }
      action={
        <GenerateButton
          mode="gif"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <GifScene
          stage={stage}
          held={held}
          settings={settings}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          intake={intake}
          logoIntake={logoIntake}
          onChange={change}
        />
      }
    />
  )
}
