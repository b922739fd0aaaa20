import type { PriceItem } from '@ufaro/contract/price-list/price-list.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import type { FilesService } from '../files/files.service.ts'
import { draftFilesOf } from './drafts.repo.ts'
import { type ItemFields, insertItems, listItems, removeItems, type ShownItem, updateItem } from './items.repo.ts'
import { lockList } from './lists.repo.ts'
import type { ListsService } from './lists.service.ts'
import { matchRows } from './match-rows.ts'
import { filesOf, type Photos, type TakenPhoto } from './photos.ts'
import { type ReadRow, type RowFault, readRows } from './read-rows.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'drop'>
  lists: ListsService
  photos: Photos
}

export function createItemsService({ db, files, lists, photos }: Deps) {
  return {
    async put(userId: string, id: string, items: readonly unknown[], uploads: Uploads) {
      const list = await lists.find(userId, id)
      const taken = await photos.take(userId, uploads)
      const { rows, errors } = readRows(items, taken)
      const photoOf = (row: number): TakenPhoto | undefined => {
        const photo = taken.get(row)
        return photo instanceof AppError ? undefined : photo
      }
      const used = new Set<string>()
      try {
        await transaction(db, async (tx) => {
          if (!(await lockList(tx, list.id))) throw new AppError('NOT_FOUND')
          const known = await listItems(tx, list.id)
          const matched = matchRows(known, [...rows.map(keyOf), ...errors.map((fault) => faultKey(fault, items))])
          const kept = new Set([...matched.values()].map((item) => item.id))
          const gone: (string | null)[] = []
          const added: ItemFields[] = []
          for (const row of rows) {
            const before = matched.get(row.row)
            const fields = fieldsOf(row, before, photoOf(row.row))
            if (fields.photoFileId) used.add(fields.photoFileId)
            if (before?.photoFileId && before.photoFileId !== fields.photoFileId) gone.push(before.photoFileId)
            if (before) await updateItem(tx, before.id, { ...fields, cardError: null })
            else added.push(fields)
          }
          const removed = known.filter((item) => !kept.has(item.id))
          for (const item of removed) gone.push(item.photoFileId, item.cardFileId)
          const removedIds = removed.map((item) => item.id)
          const drafts = await draftFilesOf(tx, removedIds)
          await insertItems(tx, list.id, added)
          await removeItems(tx, removedIds)
          await files.drop(tx, [...gone.flatMap((file) => file ?? []), ...drafts])
        })
      } catch (error) {
        await files.drop(db, filesOf(taken))
        throw error
      }
      await files.drop(
        db,
        filesOf(taken).filter((file) => !used.has(file)),
      )
      const { rows: present } = await lists.get(userId, list.id)
      return { items: present satisfies PriceItem[], errors }
    },
  }
}
export type ItemsService = ReturnType<typeof createItemsService>

const keyOf = ({ row, sku }: ReadRow) => ({ row, sku: sku || null })

function faultKey({ row }: RowFault, items: readonly unknown[]) {
  const item = items[row - 1]
  const sku = typeof item === 'object' && item !== null && 'sku' in item ? item.sku : null
  return { row, sku: typeof sku === 'string' && sku ? sku : null }
}

function fieldsOf(row: ReadRow, before: ShownItem | undefined, photo: TakenPhoto | undefined): ItemFields {
  const { name, price, available } = row
  const words = {
    row: row.row,
    sku: row.sku || null,
    name,
    price,
    was: row.was ?? null,
    note: row.note || null,
    category: row.category || null,
    available,
  }
  if (photo && photo.hash !== before?.photoHash) return { ...words, photoFileId: photo.file.id, photoHash: photo.hash }
  if (row.photo === null && !photo) return { ...words, photoFileId: null, photoHash: null }
  return { ...words, photoFileId: before?.photoFileId ?? null, photoHash: before?.photoHash ?? null }
}
