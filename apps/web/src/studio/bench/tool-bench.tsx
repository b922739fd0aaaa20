import { TOOLS } from '@ufaro/contract/tools.ts'
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GenerateButton } from '../credits/generate-button.tsx'
import { useParcel } from '../hand-over/hand-over.ts'
import { AdjustButton } from '../results/adjust-button.tsx'
import { preloadResults, Results } from '../shell/lazy-results.tsx'
import { preloadSheet, Workbench } from '../shell/workbench.tsx'
import { WorkbenchSkeleton } from '../shell/workbench-skeleton.tsx'
import { IntakeFault } from '../upload/intake-fault.tsx'
import { PictureZone, type Zone } from '../upload/picture-zone.tsx'
import type { PhotoLook } from '../upload/press-answer.ts'
import { usePatientPress } from '../upload/use-patient-press.ts'
import type { Intake } from '../upload/use-picture-intake.ts'
import { FailedNotice } from './failed-notice.tsx'
import type { PictureSlot, Places } from './use-slots.ts'
import type { ToolState } from './use-tool.ts'

const WAITING = <Skeleton className="mx-auto h-96 max-w-4xl" />

type ResultsProps = ComponentProps<typeof Results>

interface ToolBenchProps {
  tool: ToolState & { pictures: Readonly<Record<string, PictureSlot>> }
  description?: string
  options: ReactNode
  zone?: Zone
  empty?: ReactNode
  work: ReactNode
  results?: Pick<ResultsProps, 'before' | 'ratio' | 'note' | 'extra' | 'actions'>
  above?: ReactNode
  below?: ReactNode
  intakes?: readonly Intake[]
  places?: Places
  onGenerate?: () => void
  look?: PhotoLook | undefined
}

export function ToolBench(props: ToolBenchProps) {
  const { tool, options, places, onGenerate, look } = props
  const intakes = props.intakes ?? Object.values(tool.pictures).map(({ intake }) => intake)
  useParcel(tool.mode, tool, { ...tool.places, ...places })
  // An empty tool shows no results, so load the code of the results only after the user has added something.
  useEffect(() => {
    if (tool.phase === 'empty') return
    preloadSheet()
    preloadResults()
  }, [tool.phase])
  if (!tool.ready) return <WorkbenchSkeleton />

  const { label, description } = TOOLS[tool.mode]
  return (
    <Workbench
      title={label}
      description={props.description ?? description}
      intake={intakes}
      options={options}
      action={<ToolAction tool={tool} onGenerate={onGenerate} look={look} />}
      stage={<Stage {...props} intakes={intakes} />}
    />
  )
}

interface ToolActionProps {
  tool: ToolState
  onGenerate?: (() => void) | undefined
  look?: PhotoLook | undefined
}

export function ToolAction({ tool, onGenerate, look }: ToolActionProps) {
  function generate() {
    onGenerate?.()
    tool.generate()
  }
  const { press, waiting } = usePatientPress(tool.missing === null ? look : undefined, generate)
  return (
    <GenerateButton
      mode={tool.mode}
      onGenerate={tool.busy ? null : press}
      onCancel={tool.run.cancel}
      canceling={tool.view?.canceling ?? false}
      missing={tool.missing}
      doubt={look?.doubt}
      looking={waiting}
    />
  )
}

type StageProps = ToolBenchProps & { intakes: readonly Intake[] }

function Stage({ tool, zone = tool.zone, empty, work, results, above, below, intakes }: StageProps) {
  const fault = <Faults intakes={intakes} />
  const { phase, view, refusal, failure } = tool
  if (phase === 'empty')
    return (
      <div className="space-y-4">
        {fault}
        {zone && intakes[0] ? <PictureZone {...zone} intake={intakes[0]} /> : empty}
      </div>
    )
  if (phase === 'ready' || !view)
    return (
      <div className="space-y-4">
        {refusal && (
          <Notice tone="danger" className="mx-auto max-w-4xl">
            {refusal.sentence}
          </Notice>
        )}
        {failure && view && <FailedNotice view={view} {...failure} />}
        {fault}
        <Suspense fallback={WAITING}>{work}</Suspense>
      </div>
    )
  return (
    <div className="space-y-4">
      {fault}
      {above}
      {results && (
        <Results
          {...results}
          mode={tool.mode}
          view={view}
          run={tool.run}
          onStartFresh={tool.startFresh}
          actions={
            <>
              {results.actions}
              {tool.adjusts && <AdjustButton onClick={tool.run.clear} />}
            </>
          }
        />
      )}
      <Suspense fallback={WAITING}>{below}</Suspense>
    </div>
  )
}

function Faults({ intakes }: { intakes: readonly Intake[] }) {
  const intake = intakes.find(({ fault, reading }) => fault || reading)
  return intake ? <IntakeFault intake={intake} /> : null
}
