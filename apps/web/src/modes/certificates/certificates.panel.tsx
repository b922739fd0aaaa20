import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback, useMemo } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { useHeld } from '#web/studio/use-held.ts'
import {
  CERTIFICATES_RUN,
  certificatesInputs,
  EMPTY_FORM,
  missing,
  NO_TEMPLATE,
  NOTHING_MADE,
  titleFrom,
} from './certificates.form.ts'
import { certificatesStage } from './certificates.stage.ts'
import { CertificatesOptions } from './certificates-options.tsx'
import { CertificatesScene } from './certificates-scene.tsx'
import { readNames } from './names.ts'
import { useNameImport } from './use-name-import.ts'
import { useTemplateIntake } from './use-template-intake.ts'

const { label, description } = TOOLS.certificates

export function CertificatesPanel() {
  const { held, ready, change: onTemplate } = useHeld('certificates', NO_TEMPLATE)
  const { held: form, ready: set, change } = useHeld('certificates-form', EMPTY_FORM)
  const { held: made, change: onMade } = useHeld('certificates-made', NOTHING_MADE)
  const { run, view, refusal, ready: asked } = useRun(CERTIFICATES_RUN)
  const list = useMemo(() => readNames(form.names), [form.names])
  const stage = certificatesStage(held, view)
  const working = stage === 'generating'
  const takeNames = useCallback((names: string) => change({ names }), [change])
  const takeTemplate = useCallback((template: Picture) => onTemplate({ template }), [onTemplate])
  const lists = useNameImport(form.names, takeNames)
  const intake = useTemplateIntake(takeTemplate, lists.takeFile, working)
  const url = useBlobUrl(held.template?.blob)
  useParcel(
    'certificates',
    { ready: ready && set && asked, busy: working, run },
    { template: into(intake), title: ({ text = '' }) => change(titleFrom(text)) },
  )
  const generate = useCallback(() => {
    onMade({ ...held, form: { ...form, names: list.names[0] ?? '' } })
    void run.start(certificatesInputs(held, form, list.names))
  }, [run, held, form, list, onMade])

  if (!ready || !set || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={intake}
      options={
        <CertificatesOptions
          form={form}
          list={list}
          lists={lists}
          template={{ url, name: held.template?.name, intake }}
          disabled={working}
          onChange={change}
        />
      }
      action={
        <GenerateButton
          mode="certificates"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held, list, form)}
        />
      }
      stage={
        <CertificatesScene
          stage={stage}
          held={held}
          form={form}
          names={list.names}
          made={made}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          intake={intake}
          onTemplate={onTemplate}
          onChange={change}
        />
      }
    />
  )
}
