import { UPLOAD_HOURS, UPLOAD_QUOTA } from '@ufaro/contract/http/uploads.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import type { FilesService } from './files.service.ts'
import type { IntakeService } from './intake.service.ts'
import { storeIsAway } from './store-is-away.ts'
import { heldUploads, lockUploads } from './uploads.repo.ts'

interface Deps {
  db: Db
  files: FilesService
  intake: Pick<IntakeService, 'look'>
}

const PICTURE = { name: 'file', min: 1, max: 1, missing: 'Please send one picture.' }

/** Pictures people send once and name afterwards. */
export function createUploadsService({ db, files, intake }: Deps) {
  const requireSpace = async (on: Db, userId: string, bytes: number) => {
    const held = await heldUploads(on, userId)
    if (held.count >= UPLOAD_QUOTA.count || held.bytes + bytes > UPLOAD_QUOTA.bytes) {
      throw new AppError('TOO_MANY_UPLOADS')
    }
  }

  return {
    /** @throws AppError TOO_MANY_UPLOADS, OVERLOADED, VALIDATION_FAILED for none or several, or what is wrong with the picture */
    async create(userId: string, uploads: Uploads) {
      // Before the picture is decoded; decided below, where no other upload of theirs comes in between.
      await requireSpace(db, userId, 0)
      const picture = await intake.look(userId, uploads, PICTURE)
      const admit = async (tx: Db) => {
        await lockUploads(tx, userId)
        await requireSpace(tx, userId, picture.bytes.length)
      }
      const row = await files.keep({ userId, kind: 'upload' }, picture, admit).catch((error) => {
        throw storeIsAway(error)
      })
      const expires = new Date(row.createdAt.getTime() + UPLOAD_HOURS * 3_600_000)
      const { width, height } = picture
      return { id: row.id, width, height, bytes: row.bytes, expires_at: expires.toISOString() }
    },
  }
}
export type UploadsService = ReturnType<typeof createUploadsService>
