import { TOOLS } from '@ufaro/contract/tools.ts'
import { useState } from 'react'
import { ToolAction } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { useWords } from '#web/studio/words/use-words.ts'
import { WordsAction, WordsBench } from '#web/studio/words/words-bench.tsx'
import { WordsFailure } from '#web/studio/words/words-notes.tsx'
import { WordsPending } from '#web/studio/words/words-pending.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTENT_SCRIPT, languageOf } from './content-script.form.ts'
import { ScriptFields } from './script-fields.tsx'
import { ScriptResults } from './script-results.tsx'

const { label, description } = TOOLS.content_script

export function ContentScriptPanel() {
  const tool = useTool(CONTENT_SCRIPT)
  const words = useWords(tool, languageOf)
  const [atForm, setAtForm] = useState(false)
  const { phase, sheet } = words
  const shown = phase === 'loading' || (phase === 'result' && !atForm) ? phase : 'form'
  function generate() {
    setAtForm(false)
    words.writeAll()
  }

  if (!words.ready) return <WorkbenchSkeleton />
  return (
    <WordsBench
      title={label}
      description={description}
      shown={shown}
      back={shown === 'result' ? { label: 'Back to the form', onClick: () => setAtForm(true) } : undefined}
    >
      <div className="max-w-3xl space-y-5">
        {shown === 'form' && <WordsFailure view={tool.view} refusal={words.refusal} />}
        {shown === 'form' && sheet.options.length > 0 && (
          <Button look="secondary" onClick={() => setAtForm(false)}>
            Show the scripts
          </Button>
        )}
        {shown === 'form' && <ScriptFields tool={tool} />}
        {shown === 'loading' && <WordsPending since={tool.view?.startedAt ?? 0} />}
        {shown === 'result' ? (
          <ScriptResults tool={tool} words={words} />
        ) : (
          <WordsAction>
            <ToolAction tool={{ ...tool, generate }} />
          </WordsAction>
        )}
      </div>
    </WordsBench>
  )
}
