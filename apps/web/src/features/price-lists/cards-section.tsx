import { makePriceCards } from '@ufaro/contract/http/price-lists.ts'
import type { PriceItem, PriceListDetail } from '@ufaro/contract/price-list/price-list.ts'
import { useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { creditsPath } from '#web/lib/paths.ts'
import { call, session } from '#web/lib/session.ts'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { useIsWide } from '#web/studio/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { Downloads, FIRST, REST } from './downloads.tsx'
import { useListChanges } from './price-lists.queries.ts'

export function CardsSection({ list }: { list: PriceListDetail }) {
  const cards = list.rows.filter(({ card_url }) => card_url)
  const isWide = useIsWide()
  const atThumb = !isWide && isCurrent(list)
  return (
    <section aria-labelledby="cards" className="space-y-4">
      <h2 id="cards" className="text-body font-bold">
        Cards
      </h2>
      {isWide && <MakeCards list={list} />}
      {list.items > 0 && <Downloads list={list} of={atThumb ? REST : [...FIRST, ...REST]} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {cards.map((item) => (
          <li key={item.id}>
            <CardTile item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const isCurrent = ({ items, run_id, next }: PriceListDetail): boolean => items > 0 && !run_id && next.cards === 0

export function MakeCards({ list }: { list: PriceListDetail }) {
  const { read } = useListChanges()
  const { left } = useCreditCount('product')
  const wide = useIsWide()
  const key = useRef<string>(null)
  const [busy, setBusy] = useState(false)
  const { cards, new_photos, credits } = list.next
  const make = async () => {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    try {
      await call(makePriceCards, { params: { id: list.id }, body: {}, headers: { 'idempotency-key': key.current } })
      void session.refreshData({ force: true })
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      key.current = null
      await read(list.id)
      setBusy(false)
    }
  }
  if (list.run_id) return <Notice tone="info" title="Your cards are being made. You may leave this page." />
  if (list.items === 0) return <p className="text-small text-ink-soft">Save the table first.</p>
  if (isCurrent(list))
    return (
      <div className="space-y-2">
        <p className="text-small text-ink-soft">Every card is up to date.</p>
        {!wide && <Downloads list={list} of={FIRST} className="grid grid-cols-2" />}
      </div>
    )
  const price = credits === 0 ? 'free' : plural(credits, 'credit')
  const lacks = typeof left === 'number' && left < credits
  return (
    <div className="space-y-2">
      <p className="text-small text-ink-soft max-lg:sr-only">
        {plural(cards, 'card')} to make, {new_photos} with a new photo. One credit of Products pays for 20 new photos; a
        changed price or text is free.
      </p>
      {lacks ? (
        <ButtonLink to={creditsPath('product')}>Get {plural(credits, 'credit')} of Products</ButtonLink>
      ) : (
        <Button loading={busy} onClick={make}>
          Make {plural(cards, 'card')} · {price}
        </Button>
      )}
    </div>
  )
}

const CardTile = ({ item }: { item: PriceItem }) => (
  <figure className="space-y-1">
    <a href={item.card_url ?? undefined} target="_blank" rel="noreferrer" className="block">
      <img
        src={item.card_previews?.w320 ?? item.card_url ?? undefined}
        alt={`Card of ${item.name}`}
        loading="lazy"
        className="aspect-square w-full rounded-tight border border-line bg-sunken"
      />
    </a>
    <figcaption className="truncate text-small text-ink-soft">
      {item.error ?? (item.card_current ? item.name : `${item.name} · out of date`)}
    </figcaption>
  </figure>
)
