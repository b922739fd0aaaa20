import { formatCount } from '#web/lib/formats.ts'
import { elapsed } from '#web/studio/card/card-words.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import { useNow } from '#web/studio/use-now.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function CertificatesProgress({ view }: { view: RunView }) {
  const now = useNow(true)
  const { progress, canceling, startedAt } = view
  return (
    <div className="mx-auto max-w-xl space-y-4 rounded-card border border-line bg-surface p-6 text-center">
      <p role="status" className="flex items-center justify-center gap-2 font-bold">
        <Spinner />
        {canceling ? 'Canceling…' : 'Making your certificates…'}
      </p>
      {progress && (
        <ProgressBar label="Certificates made" max={progress.total} value={progress.done} className="w-full" />
      )}
      {/* Hidden from screen readers, because they would announce every change. */}
      <p aria-hidden className="text-small text-ink-soft tabular-nums">
        {progress && `${formatCount(progress.done)} of ${formatCount(progress.total)} · `}
        {elapsed(now - startedAt)}
      </p>
      <p className="text-small text-ink-soft">You may leave this page: it goes on, and is kept in your gallery.</p>
    </div>
  )
}
