import { useQuery } from '@tanstack/react-query'
import { makeProductBatch } from '@ufaro/contract/http/product-batches.ts'
import { type BatchGround, type BatchShape, creditsForPhotos, PHOTOS_A_CREDIT } from '@ufaro/contract/product-batch.ts'
import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { creditsPath } from '#web/lib/paths.ts'
import { call, session } from '#web/lib/session.ts'
import { brandKitQuery } from '#web/studio/brand/read-brand.ts'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { AtThumb } from '#web/studio/shell/at-thumb.tsx'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { useFileDrop } from '#web/studio/upload/use-file-drop.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { notify } from '#web/ui/toast.tsx'
import { PhotoTiles } from './photo-tiles.tsx'
import { type BatchPhotos, useBatchPhotos } from './use-batch-photos.ts'

const SHAPES: { value: BatchShape; label: string; hint: string }[] = [
  { value: 'square', label: 'Square', hint: '1500 × 1500' },
  { value: 'portrait', label: '4:5', hint: '1200 × 1500' },
]

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    className="size-6 shrink-0 rounded-full border border-line-strong"
    style={{ backgroundColor: color }}
  />
)

export function BatchForm({ onBegun }: { onBegun: (runIds: string[]) => void }) {
  const photos = useBatchPhotos()
  const input = useRef<HTMLInputElement>(null)
  const [look, setLook] = useState<{ ground: BatchGround; shape: BatchShape }>({ ground: 'white', shape: 'square' })
  const { data: kit } = useQuery(brandKitQuery)
  useFileDrop(photos.take)
  const grounds = [
    { value: 'white', label: 'White', hint: 'For marketplaces', icon: <Swatch color="#ffffff" /> },
    { value: 'brand', label: 'Brand', hint: 'First colour of your kit', icon: <Swatch color={kit?.colors[0] ?? ''} /> },
    { value: 'own', label: 'Own', hint: 'The colour each photo has' },
  ] as const
  return (
    <div className="space-y-6">
      <section aria-label="Photos" className="space-y-3">
        <FileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp"
          label="Product photos"
          multiple
          onFiles={photos.take}
        />
        <Button look="secondary" className="w-full" onClick={() => input.current?.click()}>
          <Images aria-hidden className="size-5" />
          {photos.photos.length === 0 ? 'Choose photos' : 'Add photos'}
        </Button>
        <p className="text-small text-ink-soft">
          Up to 50 JPEG, PNG or WebP photos, one product on each, or drop them here. A plain background works best.
        </p>
        {photos.problem && <Notice tone="danger">{photos.problem}</Notice>}
        {photos.photos.length > 0 && <PhotoTiles photos={photos} />}
      </section>
      <RadioCards
        label="Background"
        className="grid-cols-1 sm:grid-cols-3"
        value={look.ground}
        options={grounds}
        onChange={(ground) => setLook({ ...look, ground })}
      />
      <RadioCards label="Shape" value={look.shape} options={SHAPES} onChange={(shape) => setLook({ ...look, shape })} />
      <p className="text-small text-ink-soft">
        One credit of Products pays for {PHOTOS_A_CREDIT} photos. All stand on one floor, equally tall, in one light;
        the products themselves are not changed.
      </p>
      <AtThumb>
        <MakeButton photos={photos} look={look} onBegun={onBegun} />
      </AtThumb>
    </div>
  )
}

interface MakeButtonProps {
  photos: BatchPhotos
  look: { ground: BatchGround; shape: BatchShape }
  onBegun: (runIds: string[]) => void
}

function MakeButton({ photos: { good }, look, onBegun }: MakeButtonProps) {
  const { left } = useCreditCount('product')
  const [busy, setBusy] = useState(false)
  const key = useRef<string>(null)
  const credits = creditsForPhotos(good.length)
  const sent = good.flatMap(({ uploadId }) => (uploadId ? [`upload:${uploadId}`] : []))

  async function make() {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    try {
      const body = { ...look, photos: sent }
      const { runIds, errors } = await call(makeProductBatch, { body, headers: { 'idempotency-key': key.current } })
      void session.refreshData({ force: true })
      for (const { photo, error } of errors) notify.error(`Photo ${photo}: ${error}`)
      onBegun(runIds)
    } catch (error) {
      key.current = null
      notify.error(sentenceOf(error))
      setBusy(false)
    }
  }

  const lacks = typeof left === 'number' && left < credits
  if (lacks) return <ButtonLink to={creditsPath('product')}>Get {plural(credits, 'credit')} of Products</ButtonLink>
  return (
    <Button loading={busy} disabled={good.length === 0 || sent.length < good.length} onClick={make}>
      {good.length === 0
        ? 'Make photos'
        : sent.length < good.length
          ? `Sending ${sent.length + 1} of ${good.length}…`
          : `Make ${plural(good.length, 'photo')} · ${plural(credits, 'credit')}`}
    </Button>
  )
}
