import { TOOLS } from '@ufaro/contract/tools.ts'
import { useEffect, useRef } from 'react'
import { ToolAction } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { useMode } from '#web/studio/shell/use-mode.ts'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { useIsWide } from '#web/studio/use-media.ts'
import { useWords } from '#web/studio/words/use-words.ts'
import { FormNotices, WordsAction, WordsBench } from '#web/studio/words/words-bench.tsx'
import { COPYWRITER } from './copywriter.form.ts'
import { CopywriterFields } from './copywriter-fields.tsx'
import { CopywriterResults } from './copywriter-results.tsx'

export function CopywriterPanel() {
  const tool = useTool(COPYWRITER)
  const words = useWords(tool, ({ language }) => language)
  const { intake } = tool.pictures.photo
  const back = useWayBack()
  const wide = useIsWide()
  const atForm = wide || words.shown === 'form'

  // Scroll to the results when a run starts. The Generate button is at the end of the long form, far below them.
  const results = useRef<HTMLElement>(null)
  useEffect(() => {
    if (words.phase === 'loading') results.current?.scrollIntoView({ block: 'nearest' })
  }, [words.phase])

  const action = (
    <WordsAction words={words}>
      <ToolAction tool={{ ...tool, generate: words.writeAll }} />
    </WordsAction>
  )

  if (!words.ready) return <WorkbenchSkeleton />
  return (
    <WordsBench
      title="Generate Marketing Copy"
      description={TOOLS.copywriter.description}
      back={back}
      shown={wide ? undefined : words.shown}
    >
      <FileInput
        ref={intake.input}
        accept="image/png,image/jpeg,image/webp"
        label={intake.label}
        onFiles={intake.take}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        {atForm && (
          <div className="min-w-0 space-y-5">
            {!wide && <FormNotices tool={tool} words={words} show="Show the texts" />}
            <CopywriterFields tool={tool} />
            {wide && action}
          </div>
        )}
        {(wide || !atForm) && (
          <section ref={results} aria-label="Results" className="min-w-0 scroll-mt-24">
            <CopywriterResults tool={tool} words={words} />
          </section>
        )}
      </div>
      {!wide && action}
    </WordsBench>
  )
}

function useWayBack() {
  const { listed, setMode } = useMode()
  const images = listed.find((mode) => TOOLS[mode].result === 'pictures')
  return images && { label: 'Back to Images', onClick: () => setMode(images) }
}
