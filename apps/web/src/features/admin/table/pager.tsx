import { PAGE_LIMIT } from '@ufaro/contract/http/paging.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

interface PagerProps {
  page: number
  total: number
  onPage: (page: number) => void
}

/** How much there is, and the way through it. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_LIMIT))
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {total.toLocaleString()} in all{pages > 1 && `, page ${page.toLocaleString()} of ${pages.toLocaleString()}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
            Previous
          </Button>
          <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
      )}
    </nav>
  )
}
