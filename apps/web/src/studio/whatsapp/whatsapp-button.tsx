import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ViewerItem } from '../viewer/viewer-item.ts'

const WhatsAppSheet = lazy(async () => ({ default: (await import('./whatsapp-sheet.tsx')).WhatsAppSheet }))

export function WhatsAppButton({ item }: { item: ViewerItem }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" className="w-full whitespace-nowrap" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-5" />
        WhatsApp pack
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WhatsAppSheet item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
