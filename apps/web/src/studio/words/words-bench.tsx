import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ThumbBar } from '../shell/thumb-bar.tsx'
import { useIsWide } from '../use-media.ts'

interface WordsBenchProps {
  title: string
  description: string
  back?: { label: string; onClick: () => void } | undefined
  shown?: string
  children: ReactNode
}

export function WordsAction({ children }: { children: ReactNode }) {
  return useIsWide() ? children : <ThumbBar className="-mx-4">{children}</ThumbBar>
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
        <p className="text-small text-ink-soft">{description}</p>
      </div>
      {children}
    </section>
  )
}
