import { createHash } from 'node:crypto'
import { PRICE_LIST_LIMITS, PRICE_LIST_TEXTS } from '@ufaro/contract/price-list/price-list.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import type { Upload, Uploads } from '../../http/upload.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'keep' | 'drop'>
  intake: Pick<IntakeService, 'look'>
}

export interface TakenPhoto {
  file: FileRow
  hash: string
}

export type RowPhotos = Map<number, TakenPhoto | AppError>

const PART = /^photo-([1-9]\d{0,2})$/

export function createPhotos({ db, files, intake }: Deps) {
  const takeOne = async (userId: string, name: string, upload: Upload): Promise<TakenPhoto | AppError> => {
    const rule = { name, min: 1, max: 1, missing: PRICE_LIST_TEXTS.photo }
    try {
      const picture = await intake.look(userId, { parts: { [name]: [upload] }, digest: '' }, rule)
      const hash = createHash('sha256').update(picture.bytes).digest('base64url')
      return { file: await files.keep({ userId, kind: 'brand' }, { ...picture, previews: true }), hash }
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return error
      throw error
    }
  }

  return {
    async take(userId: string, { parts, letGo }: Uploads): Promise<RowPhotos> {
      const sent = Object.entries(parts).flatMap(([name, [upload]]) => (upload ? [{ name, upload }] : []))
      if (sent.length > PRICE_LIST_LIMITS.photos) {
        throw new AppError('VALIDATION_FAILED', PRICE_LIST_TEXTS.photos, {
          fields: { photos: PRICE_LIST_TEXTS.photos },
        })
      }
      const taken: RowPhotos = new Map()
      try {
        for (const { name, upload } of sent) {
          const row = Number(PART.exec(name)?.[1])
          if (row) taken.set(row, await takeOne(userId, name, upload))
        }
        return taken
      } catch (error) {
        await files.drop(db, filesOf(taken))
        throw error
      } finally {
        letGo?.()
      }
    },
  }
}
export type Photos = ReturnType<typeof createPhotos>

export const filesOf = (photos: RowPhotos): string[] =>
  [...photos.values()].flatMap((photo) => (photo instanceof AppError ? [] : [photo.file.id]))
