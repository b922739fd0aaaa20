import { TOOLS } from '@ufaro/contract/tools.ts'
import { useState } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { useParcel } from '#web/studio/hand-over/hand-over.ts'
import { isPending } from '#web/studio/run/run-rules.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { useHeld } from '#web/studio/use-held.ts'
import { useSheet } from '#web/studio/words/use-sheet.ts'
import { WordsBench } from '#web/studio/words/words-bench.tsx'
import { WordsFailure } from '#web/studio/words/words-notes.tsx'
import { WordsPending } from '#web/studio/words/words-pending.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTENT_SCRIPT_RUN, contentScriptInputs, EMPTY_FORM, languageOf, missing } from './content-script.form.ts'
import { contentScriptStage } from './content-script.stage.ts'
import { ScriptFields } from './script-fields.tsx'
import { ScriptResults } from './script-results.tsx'

const { label, description } = TOOLS.content_script

export function ContentScriptPanel() {
  const { held, ready, change } = useHeld('content_script', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(CONTENT_SCRIPT_RUN)
  const texts = useSheet('content_script', view, asked)
  const { left } = useCreditCount('content_script')
  const [atForm, setAtForm] = useState(false)
  const working = view !== null && isPending(view)
  const stage = contentScriptStage(view, texts.sheet, atForm)
  useParcel(
    'content_script',
    { ready: ready && asked && texts.ready, busy: working },
    {
      description: ({ text = '' }) => {
        change({ brandDescription: text.slice(0, 3000) })
        setAtForm(true)
      },
    },
  )
  const said = refusal?.sentence ?? null

  if (!ready || !asked || !texts.ready) return <WorkbenchSkeleton />

  const write = (replacing: number | null) => {
    // One script among others speaks their language, whatever has been chosen since.
    const language = (replacing !== null && texts.sheet.language) || languageOf(held)
    texts.expect(language, replacing)
    setAtForm(false)
    void run.start(contentScriptInputs({ ...held, language }))
  }
  const mayWrite = !working && missing(held) === null && left !== 0
  const button = (
    <GenerateButton
      mode="content_script"
      onGenerate={working ? null : () => write(null)}
      onCancel={run.cancel}
      canceling={view?.canceling ?? false}
      missing={missing(held)}
    />
  )

  return (
    <WordsBench
      title={label}
      description={description}
      shown={stage}
      back={stage === 'results' ? { label: 'Back to the form', onClick: () => setAtForm(true) } : undefined}
    >
      {stage === 'form' && (
        <div className="max-w-3xl space-y-5">
          <WordsFailure view={view} refusal={said} />
          {texts.sheet.options.length > 0 && (
            <Button look="secondary" onClick={() => setAtForm(false)}>
              Show the scripts
            </Button>
          )}
          <ScriptFields form={held} onChange={change} />
          {button}
        </div>
      )}
      {stage === 'generating' && (
        <div className="max-w-3xl space-y-5">
          <WordsPending since={view?.startedAt ?? 0} />
          {button}
        </div>
      )}
      {stage === 'results' && (
        <div className="max-w-3xl">
          <ScriptResults
            view={view}
            refusal={said}
            sheet={texts.sheet}
            brand={held.brandName}
            onRewrite={mayWrite ? write : null}
            onEdit={texts.edit}
          />
        </div>
      )}
    </WordsBench>
  )
}
