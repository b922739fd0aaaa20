import { DESCRIPTION_MAX } from '@ufaro/contract/tools/copywriter.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback, useEffect, useRef } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { into, type Parcel, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { isPending } from '#web/studio/run/run-rules.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { useMode } from '#web/studio/shell/use-mode.ts'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { useSheet } from '#web/studio/words/use-sheet.ts'
import { WordsBench } from '#web/studio/words/words-bench.tsx'
import { notify } from '#web/ui/toast.tsx'
import { COPYWRITER_RUN, copywriterInputs, EMPTY_FORM, missing, PHOTO_RULES } from './copywriter.form.ts'
import { copywriterStage } from './copywriter.stage.ts'
import { CopywriterFields } from './copywriter-fields.tsx'
import { CopywriterResults } from './copywriter-results.tsx'
import { useAutoExtract } from './use-auto-extract.ts'

const INTAKE = { label: 'Product photo', rules: PHOTO_RULES }

export function CopywriterPanel() {
  const { held, ready, change } = useHeld('copywriter', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(COPYWRITER_RUN)
  const texts = useSheet('copywriter', view, asked)
  const back = useWayBack()
  const { left } = useCreditCount('copywriter')
  const photoUrl = useBlobUrl(held.photo?.blob)
  const results = useRef<HTMLElement>(null)
  const working = view !== null && isPending(view)
  const takePhoto = useCallback((photo: Picture) => change({ photo }), [change])
  const intake = usePictureIntake(takePhoto, working, INTAKE)
  const withPhoto = (parcel: Parcel) => {
    // What it says goes with the photo; a photo alone is read into words by itself.
    change({ description: parcel.text ?? '' })
    into(intake)(parcel)
  }
  useParcel(
    'copywriter',
    { ready: ready && asked && texts.ready, busy: working },
    { photo: withPhoto, description: ({ text = '' }) => change({ description: text.slice(0, DESCRIPTION_MAX) }) },
  )
  const extract = useAutoExtract(held, ready, change)
  const stage = copywriterStage(view, texts.sheet, refusal?.sentence ?? null)

  const write = (replacing: number | null) => {
    // One text among others speaks their language, whatever has been chosen since.
    const language = (replacing !== null && texts.sheet.language) || held.language
    texts.expect(language, replacing)
    void run.start(copywriterInputs({ ...held, language }))
  }
  useEffect(() => {
    // On a phone they come below the form.
    if (stage === 'loading') results.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])

  if (!ready || !asked || !texts.ready) return <WorkbenchSkeleton />

  function startFresh() {
    const before = held
    run.clear()
    texts.clear()
    change(EMPTY_FORM)
    notify.success('Ready for another product. Your texts are in the gallery.', {
      label: 'Keep the form',
      onClick: () => change(before),
    })
  }
  const mayWrite = !working && missing(held) === null && left !== 0

  return (
    <WordsBench title="Generate Marketing Copy" description={TOOLS.copywriter.description} back={back}>
      <FileInput
        ref={intake.input}
        accept="image/png,image/jpeg,image/webp"
        label={intake.label}
        onFiles={intake.take}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-5">
          <CopywriterFields
            form={held}
            photoUrl={photoUrl}
            intake={intake}
            extract={extract}
            disabled={working}
            onChange={change}
          />
          <GenerateButton
            mode="copywriter"
            onGenerate={working ? null : () => write(null)}
            onCancel={run.cancel}
            canceling={view?.canceling ?? false}
            missing={missing(held)}
          />
        </div>
        <section ref={results} aria-label="Results" className="min-w-0 scroll-mt-20">
          <CopywriterResults
            stage={stage}
            view={view}
            refusal={refusal?.sentence ?? null}
            sheet={texts.sheet}
            pictureGiven={held.photo !== null}
            onRewrite={mayWrite ? write : null}
            onEdit={texts.edit}
            onStartFresh={startFresh}
          />
        </section>
      </div>
    </WordsBench>
  )
}

/** To the first tool that makes pictures, where one is switched on. */
function useWayBack() {
  const { listed, setMode } = useMode()
  const images = listed.find((mode) => TOOLS[mode].result === 'pictures')
  return images && { label: 'Back to Images', onClick: () => setMode(images) }
}
