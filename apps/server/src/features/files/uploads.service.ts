import type { Readable } from 'node:stream'
import { UPLOAD_HOURS, UPLOAD_QUOTA } from '@ufaro/contract/http/uploads.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import { createArrivals } from './arrivals.ts'
import type { FilesService } from './files.service.ts'
import type { IntakeService } from './intake.service.ts'
import { createPiecesService, type Stretch } from './pieces.service.ts'
import { storeIsAway } from './store-is-away.ts'
import { findUpload, heldUploads, lockUploads } from './uploads.repo.ts'

interface Deps {
  db: Db
  files: FilesService
  intake: Pick<IntakeService, 'look'>
}

const PICTURE = { name: 'file', min: 1, max: 1, missing: 'Please send one picture.' }

export function createUploadsService({ db, files, intake }: Deps) {
  const requireSpace = async (on: Db, userId: string, bytes: number) => {
    const used = await heldUploads(on, userId)
    if (used.count >= UPLOAD_QUOTA.count || used.bytes + bytes > UPLOAD_QUOTA.bytes) {
      throw new AppError('TOO_MANY_UPLOADS')
    }
  }

  const pieces = createPiecesService({ db, files })
  const arrivals = createArrivals()

  const take = async (userId: string, uploads: Uploads, id?: string): Promise<FileRow> => {
    const picture = await intake.look(userId, uploads, PICTURE)
    const admit = async (tx: Tx) => {
      await lockUploads(tx, userId)
      await requireSpace(tx, userId, picture.bytes.length)
    }
    return files.keep({ userId, kind: 'upload', ...(id && { id }) }, picture, admit)
  }

  const progressOf = async (userId: string, id: string) => {
    const upload = await findUpload(db, userId, id)
    if (upload) return { received: upload.bytes, upload: present(upload) }
    return { received: await pieces.received(userId, id), upload: null }
  }

  /**
   * Stores the received pieces as one upload.
   * @throws AppError for an invalid picture or a full quota, after deleting the pieces, because a retry would fail too
   */
  const complete = async ({ userId, uploadId }: Stretch): Promise<FileRow> => {
    try {
      const parts = { [PICTURE.name]: [{ read: () => pieces.read(userId, uploadId) }] }
      const row = await take(userId, { parts, digest: '' }, uploadId)
      await pieces.drop(userId, uploadId)
      return row
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await pieces.drop(userId, uploadId)
      throw error
    }
  }

  return {
    async create(userId: string, uploads: Uploads) {
      // Check the quota early, before the picture is decoded. The later check, under the lock, decides.
      await requireSpace(db, userId, 0)
      const row = await take(userId, uploads).catch((error) => {
        throw storeIsAway(error)
      })
      return present(row)
    },

    /** Stores the bytes of one request. Once the picture is complete, validates it and stores it as an upload. */
    async receive(stretch: Stretch, body: Readable) {
      const { userId, uploadId, total } = stretch
      return arrivals
        .read(`${userId} ${uploadId}`, body, async () => {
          const known = await progressOf(userId, uploadId)
          if (known.upload) return known
          try {
            const received = await pieces.take(stretch, body)
            return { received, upload: received === total ? present(await complete(stretch)) : null }
          } catch (error) {
            throw storeIsAway(error)
          }
        })
        .finally(() => {
          // Read the rest of the body, because clients read the response only after sending everything.
          body.resume()
        })
    },

    async progress(userId: string, uploadId: string) {
      await arrivals.end(`${userId} ${uploadId}`)
      return progressOf(userId, uploadId)
    },
  }
}
export type UploadsService = ReturnType<typeof createUploadsService>

function present({ id, width, height, bytes, createdAt }: FileRow) {
  const expires = new Date(createdAt.getTime() + UPLOAD_HOURS * 3_600_000)
  return { id, width: width ?? 0, height: height ?? 0, bytes, expires_at: expires.toISOString() }
}
