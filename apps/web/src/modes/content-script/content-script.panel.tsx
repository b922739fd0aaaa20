import { TOOLS } from '@ufaro/contract/tools.ts'
import { ToolAction } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { useIsWide } from '#web/studio/use-media.ts'
import { useWords } from '#web/studio/words/use-words.ts'
import { FormNotices, WordsAction, WordsBench } from '#web/studio/words/words-bench.tsx'
import { WordsPending } from '#web/studio/words/words-pending.tsx'
import { CONTENT_SCRIPT, languageOf } from './content-script.form.ts'
import { ScriptFields } from './script-fields.tsx'
import { ScriptResults } from './script-results.tsx'

const { label, description } = TOOLS.content_script

export function ContentScriptPanel() {
  const tool = useTool(CONTENT_SCRIPT)
  const words = useWords(tool, languageOf)
  const wide = useIsWide()
  const { shown, toForm } = words

  if (!words.ready) return <WorkbenchSkeleton />
  return (
    <WordsBench
      title={label}
      description={description}
      shown={shown}
      back={shown === 'result' ? { label: 'Back to the form', onClick: toForm } : undefined}
    >
      <div className="max-w-3xl space-y-5">
        {shown === 'form' && <FormNotices tool={tool} words={words} show="Show the scripts" />}
        {shown === 'form' && <ScriptFields tool={tool} />}
        {shown === 'loading' && <WordsPending since={tool.view?.startedAt ?? 0} />}
        {shown === 'result' && <ScriptResults tool={tool} words={words} />}
        {(shown !== 'result' || !wide) && (
          <WordsAction words={words}>
            <ToolAction tool={{ ...tool, generate: words.writeAll }} />
          </WordsAction>
        )}
      </div>
    </WordsBench>
  )
}
