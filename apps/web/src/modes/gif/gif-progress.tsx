import type { RunView } from '#web/studio/run/run-view.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

export function GifProgress({ progress }: Pick<RunView, 'progress'>) {
  if (!progress) return null
  const { done, total } = progress
  return (
    <div className="mx-auto mb-3 flex max-w-4xl items-center gap-3 text-small text-ink-soft">
      <ProgressBar label="Frames drawn" max={total} value={done} className="min-w-0 flex-1" />
      <span aria-hidden className="tabular-nums">
        Frame {done} of {total}
      </span>
    </div>
  )
}
