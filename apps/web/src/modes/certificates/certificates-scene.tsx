import { lazy, Suspense } from 'react'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { IntakeFault, PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast.tsx'
import { type CertificatesForm, EMPTY_FORM, type Made, NO_TEMPLATE, type TemplateHeld } from './certificates.form.ts'
import type { CertificatesStage } from './certificates.stage.ts'
import { CertificatesExample } from './certificates-example.tsx'
import { CertificatesProgress } from './certificates-progress.tsx'

/** Comes with the template: nobody needs the drawing before. */
const CertificatesCustomize = lazy(async () => ({
  default: (await import('./certificates-customize.tsx')).CertificatesCustomize,
}))
const CertificatesResults = lazy(async () => ({
  default: (await import('./certificates-results.tsx')).CertificatesResults,
}))
const WAITING = <Skeleton className="mx-auto aspect-[7/5] max-w-4xl" />

interface CertificatesSceneProps {
  stage: CertificatesStage
  held: TemplateHeld
  form: CertificatesForm
  names: readonly string[]
  made: Made
  run: StudioRun
  view: RunView | null
  refusal: string | null
  intake: Intake
  onTemplate: (held: TemplateHeld) => void
  onChange: (changes: Partial<CertificatesForm>) => void
}

/** What each stage of the tool shows. */
export function CertificatesScene({ stage, held, form, names, run, view, refusal, ...rest }: CertificatesSceneProps) {
  const { made, intake, onTemplate, onChange } = rest
  function startFresh() {
    run.clear()
    onTemplate(NO_TEMPLATE)
    onChange(EMPTY_FORM)
    notify.success('Ready for a new template. Your certificates are in the gallery.', {
      label: 'Undo',
      onClick: () => {
        onTemplate(held)
        onChange(form)
      },
    })
  }

  if (view && stage === 'generating') return <CertificatesProgress view={view} />
  if (view && stage === 'results')
    return (
      <Suspense fallback={WAITING}>
        <CertificatesResults
          template={made.form ? made.template : held.template}
          form={made.form ?? form}
          name={made.form?.names ?? names[0]}
          view={view}
          onAdjust={run.clear}
          onStartFresh={startFresh}
        />
      </Suspense>
    )
  if (!held.template)
    return (
      <PictureZone
        intake={intake}
        example={<CertificatesExample />}
        title="One template, all the names"
        hint="Start with the certificate as it looks without a name: a JPEG, PNG or WebP up to 10MB."
        choose="Choose a template"
        camera={false}
      />
    )
  return (
    <>
      <IntakeFault intake={intake} />
      <Suspense fallback={WAITING}>
        <CertificatesCustomize
          template={held.template}
          form={form}
          names={names}
          view={view}
          refusal={refusal}
          onChange={onChange}
        />
      </Suspense>
    </>
  )
}
