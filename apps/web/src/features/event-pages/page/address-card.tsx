import type { EventPage } from '@ufaro/contract/event-page.ts'
import { Eye, QrCode } from 'lucide-react'
import { formatLagosMoment } from '#web/lib/formats.ts'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { ShareLink } from '#web/ui/share-link.tsx'

export function AddressCard({ page }: { page: EventPage }) {
  const { url, slug, title } = page
  // Link to this origin, because the page's public URL may be on another host.
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
          {page.starts_at && <span>{formatLagosMoment(page.starts_at)}</span>}
          {page.venue && <bdi className="wrap-anywhere">{page.venue}</bdi>}
        </p>
        <div className="flex flex-wrap gap-2 *:px-3 max-sm:*:flex-[1_1_8rem]">
          <ShareLink title={title} url={url} />
          <CopyButton text={url} name="address" />
          <a href={local} target="_blank" rel="noopener" className={buttonLook('secondary')}>
            <Eye aria-hidden className="size-5" />
            Preview
          </a>
          <a href={`${local}/qr.svg`} target="_blank" rel="noopener" className={buttonLook('secondary')}>
            <QrCode aria-hidden className="size-5" />
            QR code
          </a>
        </div>
        <p className="rounded-card bg-sunken p-3 text-small wrap-anywhere">{url}</p>
      </div>
      <img src={`${local}/qr.svg`} alt="QR code of the page" className="hidden size-32 self-center bg-white lg:block" />
    </Card>
  )
}
