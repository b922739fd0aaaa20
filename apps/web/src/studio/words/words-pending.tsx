import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { elapsed } from '../card/card-words.ts'
import { useNow } from '../use-now.ts'

export function WordsPending({ since }: { since: number }) {
  const now = useNow(true)
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3">
        <Spinner label="Writing" />
        <p role="status" className="font-bold">
          Writing…
        </p>
        {/* Hidden from screen readers, because they would announce it every second. */}
        <p aria-hidden className="font-mono text-small tabular-nums text-ink-soft">
          {elapsed(now - since)}
        </p>
      </div>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-40 w-full" />
      ))}
    </div>
  )
}
