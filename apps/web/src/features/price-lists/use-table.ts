import {
  PRICE_LIST_LIMITS,
  PRICE_LIST_TEXTS,
  type PriceItem,
  type PriceListDetail,
} from '@ufaro/contract/price-list/price-list.ts'
import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import { useState } from 'react'
import { formatKobo, plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { readTable } from '#web/lib/read-table.ts'
import { sendOnce } from '#web/studio/upload/send-once.ts'
import { type Picture, takePicture } from '#web/studio/upload/take-picture.ts'
import { notify } from '#web/ui/toast.tsx'
import { type SentRow, useListChanges } from './price-lists.queries.ts'
import { type DraftRow, matchPhotos, newRow, rowsOf } from './read-list.ts'

const PHOTO_SIDE = 1600

const draftOf = (item: PriceItem): DraftRow =>
  newRow({
    ...{ sku: item.sku ?? '', name: item.name, price: formatKobo(item.price) },
    ...{ was: item.was === null ? '' : formatKobo(item.was), note: item.note ?? '' },
    ...{ category: item.category ?? '', available: item.available },
    photoUrl: item.photo_previews?.w320 ?? item.photo_url,
  })

const isPicture = (file: File) => file.type.startsWith('image/') || /\.(jpe?g|png|webp)$/i.test(file.name)

export function faultOf({ name, price, was }: DraftRow): string | undefined {
  if (!name.trim()) return PRICE_LIST_TEXTS.itemName
  const [now, before] = [readPrice(price), was.trim() ? readPrice(was) : null]
  if (!now) return 'This price cannot be read'
  if (was.trim() && !before) return 'The price before cannot be read'
  if (before !== null && before <= now) return PRICE_LIST_TEXTS.was
  return undefined
}

export function useTable(list: PriceListDetail) {
  const changes = useListChanges()
  const [rows, setRows] = useState(() => list.rows.map(draftOf))
  const [loose, setLoose] = useState<readonly LoosePhoto[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const [dirty, setDirty] = useState(false)
  const [busy, setBusy] = useState(false)

  const edit = (next: readonly DraftRow[]) => {
    setRows([...next])
    setDirty(true)
  }
  const change = (key: string, fields: Partial<DraftRow>) =>
    edit(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)))

  const place = (on: readonly DraftRow[], photos: readonly LoosePhoto[]) => {
    const { matched, left } = matchPhotos(on, photos)
    setLoose(left)
    edit(on.map((row) => withPhoto(row, matched.get(row.key))))
  }

  const hand = (photos: ReadonlyMap<string, LoosePhoto>) => {
    const given = new Set(photos.values())
    setLoose(loose.filter((photo) => !given.has(photo)))
    edit(rows.map((row) => withPhoto(row, photos.get(row.key))))
  }

  async function take(files: readonly File[]): Promise<void> {
    setBusy(true)
    const found: string[] = []
    let next: readonly DraftRow[] = rows
    const photos: LoosePhoto[] = [...loose]
    const pictures = files.filter(isPicture)
    if (pictures.length > PRICE_LIST_LIMITS.photos) found.push(PRICE_LIST_TEXTS.photos)
    for (const file of files) {
      try {
        if (!isPicture(file)) next = rowsOf(await readTable(file))
        else if (photos.length < PRICE_LIST_LIMITS.photos) photos.push(await takePhoto(file))
      } catch (error) {
        found.push(error instanceof Error ? error.message : sentenceOf(error))
      }
    }
    if (next.length > PRICE_LIST_LIMITS.items) found.push(PRICE_LIST_TEXTS.tooMany)
    setFaults(found)
    place(next.slice(0, PRICE_LIST_LIMITS.items), photos)
    setBusy(false)
  }

  async function save(): Promise<void> {
    setBusy(true)
    setFaults([])
    try {
      const photos = new Map<number, string>()
      // Upload photos one after the other, because connections may be slow.
      for (const [n, { photo }] of rows.entries()) if (photo) photos.set(n + 1, await sendOnce(photo))
      const errors = await changes.put(list.id, rows.map(sentOf), photos)
      setFaults(errors.map(({ row, error }) => `Row ${row}: ${error}`))
      setRows(rows.map((row) => ({ ...row, photo: null })))
      if (loose.length > 0) notify.success(`${plural(loose.length, 'photo')} without a row left out`)
      setLoose([])
      setDirty(false)
    } catch (error) {
      setFaults([sentenceOf(error)])
    } finally {
      setBusy(false)
    }
  }

  const wrong = rows.filter(faultOf).length
  return {
    ...{ rows, loose, faults, dirty, busy, take, save, change },
    problem: wrong > 0 ? `${plural(wrong, 'row')} cannot be read yet` : undefined,
    add: () => edit([...rows, newRow()]),
    remove: (key: string) => edit(rows.filter((row) => row.key !== key)),
    give: (key: string, photo: LoosePhoto) => hand(new Map([[key, photo]])),
    giveInOrder() {
      const bare = rows.filter(({ photoUrl }) => !photoUrl)
      hand(new Map(loose.flatMap((photo, n) => (bare[n] ? [[bare[n].key, photo] as const] : []))))
    },
    leaveOut: () => setLoose([]),
    async takeFor(key: string, file: File): Promise<void> {
      try {
        hand(new Map([[key, await takePhoto(file)]]))
      } catch (error) {
        notify.error(error instanceof Error ? error.message : sentenceOf(error))
      }
    },
  }
}
export type TableState = ReturnType<typeof useTable>

export interface LoosePhoto extends Picture {
  url: string
}

async function takePhoto(file: File): Promise<LoosePhoto> {
  const picture = await takePicture(file, { longest: PHOTO_SIDE })
  return { ...picture, url: URL.createObjectURL(picture.blob) }
}

const withPhoto = (row: DraftRow, photo: LoosePhoto | undefined): DraftRow =>
  photo ? { ...row, photo: photo.blob, photoUrl: photo.url } : row

/** An unreadable price is sent as 0, so that the server reports an error for the row. */
const sentOf = ({ sku, name, price, was, note, category, available, photo, photoUrl }: DraftRow): SentRow => ({
  ...{ sku: sku.trim() || null, name: name.trim(), price: readPrice(price) ?? 0 },
  ...{ was: was.trim() ? readPrice(was) : null, note: note.trim() || null },
  ...{ category: category.trim() || null, available },
  ...(!photo && !photoUrl && { photo: null }),
})
