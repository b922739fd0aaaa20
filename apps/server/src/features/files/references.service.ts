import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { PictureRef } from '../../http/upload.ts'
import type { FilesService } from './files.service.ts'
import { storeIsAway } from './store-is-away.ts'
import { findUpload } from './uploads.repo.ts'

const GONE = 'This picture is not kept any more. Please choose it again.'

/**
 * `app.ts` passes this function in, because the room `files` must not import the room `runs`, which owns the outputs.
 */
export type FindResult = (db: Db, userId: string, id: string) => Promise<FileRow | undefined>

interface Deps {
  db: Db
  files: Pick<FilesService, 'read'>
  findResult: FindResult
}

export function createReferencesService({ db, files, findResult }: Deps) {
  return {
    async find(userId: string, { kind, id }: PictureRef): Promise<FileRow> {
      const find = kind === 'upload' ? findUpload : findResult
      const row = await find(db, userId, requireId(id))
      if (!row) throw new AppError('NOT_FOUND', GONE)
      return row
    },

    read: ({ key }: FileRow): Promise<Buffer> =>
      files.read(key).catch((error) => {
        throw storeIsAway(error)
      }),
  }
}
export type ReferencesService = ReturnType<typeof createReferencesService>
