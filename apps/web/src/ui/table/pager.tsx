import { PAGE_LIMIT } from '@ufaro/contract/http/paging.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { formatCount } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Stale } from './loaded.tsx'

interface PagerProps {
  page: number
  total: number
  label?: string
  limit?: number
  onPage: (page: number, how?: { replace: boolean }) => void
}

export function Pager({ page, total, label = 'Pages', limit = PAGE_LIMIT, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / limit))
  const bar = useRef<HTMLElement>(null)
  const turned = useRef(false)
  const isStale = use(Stale)
  const turn = (to: number) => {
    turned.current = true
    onPage(to)
  }

  // If the URL names a page that no longer exists, go to the last page.
  const isPast = !isStale && page > pages
  useEffect(() => {
    if (isPast) onPage(pages, { replace: true })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    // Wait one frame, because after a URL change the page first focuses its heading.
    const frame = requestAnimationFrame(() => {
      const list = bar.current?.previousElementSibling
      list?.scrollIntoView()
      if (list instanceof HTMLElement) list.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [page])

  return (
    <nav ref={bar} aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {total > 0 && `${formatCount(total)} in all`}
        {pages > 1 && `, page ${formatCount(page)} of ${formatCount(pages)}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button look="secondary" disabled={page <= 1} onClick={() => turn(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
            Previous
          </Button>
          <Button look="secondary" disabled={page >= pages} onClick={() => turn(page + 1)}>
            Next
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
      )}
    </nav>
  )
}
