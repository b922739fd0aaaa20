import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { RunView } from '../run/run-view.ts'
import { ThumbBar } from '../shell/thumb-bar.tsx'
import { useIsWide } from '../use-media.ts'
import type { Words } from './use-words.ts'
import { WordsFailure } from './words-notes.tsx'

interface WordsBenchProps {
  title: string
  description: string
  back?: { label: string; onClick: () => void } | undefined
  shown?: string | undefined
  children: ReactNode
}

interface FormNoticesProps {
  tool: { view: RunView | null }
  words: Words
  show: string
}

export function FormNotices({ tool, words: { refusal, toTexts }, show }: FormNoticesProps) {
  return (
    <>
      <WordsFailure view={tool.view} refusal={refusal} />
      {toTexts && (
        <Button look="secondary" onClick={toTexts}>
          {show}
        </Button>
      )}
    </>
  )
}

interface WordsActionProps {
  words: Words
  children: ReactNode
}

export function WordsAction({ words: { shown, toForm }, children }: WordsActionProps) {
  if (useIsWide()) return children
  return (
    <ThumbBar className="-mx-4 flex items-end gap-2">
      {shown === 'result' && (
        <Button look="secondary" className="px-3" onClick={toForm}>
          <span>
            Change<span className="max-sm:sr-only"> request</span>
          </span>
        </Button>
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </ThumbBar>
  )
}

export function WordsBench({ title, description, back, shown, children }: WordsBenchProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus()
    before.current = shown
  }, [shown])
  return (
    <section aria-label={title} className="mx-auto w-full max-w-5xl flex-1 space-y-5 p-4 lg:p-6">
      {back && (
        <Button look="ghost" className="-ml-3 px-3" onClick={back.onClick}>
          <ArrowLeft aria-hidden className="size-5" />
          {back.label}
        </Button>
      )}
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-title font-bold">
          {title}
        </h2>
        <p className={cn('text-small text-ink-soft', shown === 'result' && 'max-lg:hidden')}>{description}</p>
      </div>
      {children}
    </section>
  )
}
