import { priceCardsLink, priceCatalogue, pricePages } from '@ufaro/contract/http/price-lists.ts'
import type { PriceListDetail } from '@ufaro/contract/price-list/price-list.ts'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { saveBlob, saveUrl } from '#web/studio/files/save.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { notify } from '#web/ui/toast.tsx'

type Download = 'cards' | 'pdf' | 'page' | 'catalogue'
/** The downloads that phones show at the bottom of the screen once all cards are made. */
export const FIRST: readonly Download[] = ['cards', 'pdf']
export const REST: readonly Download[] = ['page', 'catalogue']

interface DownloadsProps {
  list: PriceListDetail
  of: readonly Download[]
  className?: string
}

export function Downloads({ list, of, className }: DownloadsProps) {
  const [busy, setBusy] = useState<Download>()
  const [page, setPage] = useState(1)
  const params = { id: list.id }
  const save: Record<Download, () => Promise<void>> = {
    cards: async () => saveUrl((await call(priceCardsLink, { params })).url),
    pdf: async () => saveBlob(blobOf(await call(pricePages, { params })), `${list.name}.pdf`),
    page: async () => {
      const query = { format: 'png', page: String(page) } as const
      saveBlob(blobOf(await call(pricePages, { params, query })), `${list.name} ${page}.png`)
      setPage(page < list.pages ? page + 1 : 1)
    },
    // Add the byte order mark that spreadsheets need, because `response.text()` removes it.
    catalogue: async () => {
      const text = String(await call(priceCatalogue, { params }))
      saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), `${list.name}.csv`)
    },
  }
  const press = async (wanted: Download) => {
    setBusy(wanted)
    try {
      await save[wanted]()
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  const labels: Record<Download, string> = {
    cards: 'All cards as ZIP',
    pdf: 'Price list as PDF',
    page: list.pages > 1 ? `Page ${page} of ${list.pages} as a picture` : 'Page as a picture',
    catalogue: 'Catalogue file',
  }
  return (
    <div className={cn('flex flex-wrap gap-2', className)}>
      {of
        .filter((wanted) => wanted !== 'cards' || list.cards > 0)
        .map((wanted) => (
          <Button
            key={wanted}
            look="secondary"
            className="px-3"
            loading={busy === wanted}
            disabled={Boolean(busy)}
            onClick={() => press(wanted)}
          >
            {labels[wanted]}
          </Button>
        ))}
    </div>
  )
}

function blobOf(answer: unknown): Blob {
  if (answer instanceof Blob) return answer
  throw new Error('The file could not be read.')
}
