import type { EventPage } from '@ufaro/contract/event-page.ts'
import { ExternalLink, QrCode, Share2 } from 'lucide-react'
import { formatMoment } from '#web/lib/formats.ts'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { notify } from '#web/ui/toast.tsx'

export function AddressCard({ page }: { page: EventPage }) {
  const { url, slug, title } = page
  // Uses this origin: the page's public URL may be on another host.
  const local = `/e/${slug}`
  return (
    <Card className="flex flex-col gap-4 p-4 sm:flex-row">
      <img
        src={page.flyer_url}
        alt="The flyer"
        className="max-h-60 self-center rounded-tight bg-sunken object-contain sm:w-44"
      />
      <div className="min-w-0 flex-1 space-y-3">
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
          <Badge tone={page.open ? 'success' : 'neutral'}>{page.open ? 'Open' : 'Closed'}</Badge>
          {page.starts_at && <span>{formatMoment(page.starts_at)}</span>}
          {page.venue && <bdi className="wrap-anywhere">{page.venue}</bdi>}
        </p>
        <p className="rounded-card bg-sunken p-3 text-small wrap-anywhere">{url}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={url} name="address" />
          {'share' in navigator && (
            <Button look="secondary" className="px-3" onClick={() => void shareAddress(title, url)}>
              <Share2 aria-hidden className="size-5" />
              Share
            </Button>
          )}
          <a href={local} target="_blank" rel="noopener" className={buttonLook('secondary', 'px-3')}>
            <ExternalLink aria-hidden className="size-5" />
            See it as a guest
          </a>
          <a href={`${local}/qr.svg`} target="_blank" rel="noopener" className={buttonLook('secondary', 'px-3')}>
            <QrCode aria-hidden className="size-5" />
            QR code to print
          </a>
        </div>
      </div>
      <img src={`${local}/qr.svg`} alt="QR code of the page" className="hidden size-32 self-center bg-white lg:block" />
    </Card>
  )
}

async function shareAddress(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      notify.error('Sorry, this could not be shared.')
  }
}
