import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { fitContent } from './fit-content.ts'
import { EMPTY_FORM, FLYER_RUN, flyerInputs, LOGO_RULES, missing, OPTIONAL_RULES, remember } from './flyer.form.ts'
import { flyerStage } from './flyer.stage.ts'
import { FlyerOptions } from './flyer-options.tsx'
import { FlyerScene } from './flyer-scene.tsx'
import { useReveal } from './use-reveal.ts'

const { label, description } = TOOLS.flyer

export function FlyerPanel() {
  const { held, ready, change } = useHeld('flyer', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(FLYER_RUN)
  const shown = useReveal(view)
  const logoUrl = useBlobUrl(held.logo?.blob)
  const optionalUrl = useBlobUrl(held.optional?.blob)
  const stage = flyerStage(shown)
  const working = stage === 'generating'
  const takeLogo = useCallback((logo: Picture) => change({ logo }), [change])
  const takeOptional = useCallback((optional: Picture) => change({ optional }), [change])
  const needsLogo = !held.logo
  const logo = {
    url: logoUrl,
    intake: usePictureIntake(takeLogo, working, { label: 'Logo', takesStray: needsLogo, rules: LOGO_RULES }),
  }
  const optional = {
    url: optionalUrl,
    intake: usePictureIntake(takeOptional, working, {
      label: 'Picture',
      takesStray: !needsLogo,
      rules: OPTIONAL_RULES,
    }),
  }
  useParcel(
    'flyer',
    { ready: ready && asked, busy: working, run },
    {
      logo: into(logo.intake),
      picture: into(optional.intake),
      content: ({ text = '' }) => change({ content: fitContent(text) }),
    },
  )
  const generate = useCallback(() => {
    change({ history: remember(held.history, held.colors) })
    void run.start(flyerInputs(held))
  }, [run, held, change])

  if (!ready || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={[logo.intake, optional.intake]}
      options={<FlyerOptions form={held} logo={logo} optional={optional} disabled={working} onChange={change} />}
      action={
        <GenerateButton
          mode="flyer"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <FlyerScene
          stage={stage}
          form={held}
          run={run}
          view={shown}
          refusal={refusal}
          logo={logo.intake}
          optional={optional.intake}
          onChange={change}
        />
      }
    />
  )
}
