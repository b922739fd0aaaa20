import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { lazy, Suspense } from 'react'
import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import { startFresh } from '#web/studio/results/start-fresh.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type GifPictures, NO_PICTURES } from './gif.form.ts'
import type { GifStage } from './gif.stage.ts'
import { GifExample } from './gif-example.tsx'
import { GifProgress } from './gif-progress.tsx'

/** Comes with the first picture: there is nothing to draw before. */
const GifCustomize = lazy(async () => ({ default: (await import('./gif-customize.tsx')).GifCustomize }))

const NOTE = {
  summary: 'Made by the built-in engine, out of your own pictures.',
  text: 'It draws each frame as the preview does and changes nothing else.',
  byModel: false,
}

interface GifSceneProps {
  stage: GifStage
  held: GifPictures
  settings: GifSettings
  run: StudioRun
  view: RunView | null
  refusal: string | null
  intake: Intake
  logoIntake: Intake
  onChange: (changes: Partial<GifPictures>) => void
}

/** What each stage of the tool shows. */
export function GifScene({ stage, view, run, ...scene }: GifSceneProps) {
  const { held, intake, onChange } = scene
  if (view && (stage === 'generating' || stage === 'results'))
    return (
      <>
        {stage === 'generating' && <GifProgress progress={view.progress} />}
        <Results
          mode="gif"
          view={view}
          run={run}
          before={null}
          ratio={held.pictures[0] ? held.pictures[0].width / held.pictures[0].height : 1}
          onStartFresh={() =>
            startFresh(run, { form: held, empty: NO_PICTURES, change: onChange, ready: 'new pictures' })
          }
          actions={<AdjustButton onClick={run.clear} />}
          note={NOTE}
        />
      </>
    )
  if (stage === 'upload')
    return (
      <PictureZone
        intake={intake}
        example={<GifExample />}
        title="A few pictures in, one that moves out"
        hint="2 to 50 JPEG, PNG or WebP pictures, dropped, pasted or chosen. The first one gives the shape."
        choose="Choose pictures"
        camera={false}
      />
    )
  return (
    <Suspense fallback={<Skeleton className="mx-auto aspect-square max-w-lg" />}>
      <GifCustomize {...scene} />
    </Suspense>
  )
}
