import type { Readable } from 'node:stream'
import { UPLOAD_QUOTA } from '@ufaro/contract/http/uploads.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { FilesService } from './files.service.ts'
import * as repo from './pieces.repo.ts'
import { heldUploads, lockUploads } from './uploads.repo.ts'

/** Bytes after which a piece is stored. A crash loses the bytes of the piece that is not stored yet. */
const PIECE_BYTES = 256 * 1024

/** The bytes of one request, starting at `offset`, of an upload of `total` bytes. */
export interface Stretch {
  userId: string
  uploadId: string
  offset: number
  total: number
}

export function createPiecesService({ db, files }: { db: Db; files: Pick<FilesService, 'keep' | 'drop' | 'read'> }) {
  const received = async (on: Db, { userId, uploadId, total }: Stretch): Promise<number> => {
    const pieces = await repo.findPieces(on, userId, uploadId)
    if (pieces.some((piece) => piece.total !== total)) throw new AppError('CONFLICT')
    return pieces.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  const keepOne = async (stretch: Stretch, start: number, bytes: Buffer) => {
    const { userId, uploadId, total } = stretch
    const admit = async (tx: Tx) => {
      await lockUploads(tx, userId)
      const used = await heldUploads(tx, userId)
      if (used.bytes + bytes.length > UPLOAD_QUOTA.bytes) throw new AppError('TOO_MANY_UPLOADS')
    }
    const file = await files.keep({ userId, kind: 'piece' }, { bytes, contentType: 'application/octet-stream' }, admit)
    try {
      // Record the piece after its bytes are stored, and only if no concurrent request has stored the same bytes.
      await transaction(db, async (tx) => {
        await lockUploads(tx, userId)
        if ((await received(tx, stretch)) !== start) throw new AppError('CONFLICT')
        await repo.putPiece(tx, { fileId: file.id, userId, uploadId, start, total })
      })
    } catch (error) {
      await files.drop(db, [file.id])
      throw error
    }
  }

  return {
    received: async (userId: string, uploadId: string): Promise<number> =>
      (await repo.findPieces(db, userId, uploadId)).reduce((sum, { bytes }) => sum + bytes, 0),

    /**
     * Stores the bytes that arrive, even if the connection breaks.
     * @returns the number of bytes received so far
     * @throws AppError CONFLICT for a wrong offset, TOO_LARGE beyond `total`, TOO_MANY_UPLOADS
     */
    async take(stretch: Stretch, body: Readable): Promise<number> {
      let at = await received(db, stretch)
      if (at !== stretch.offset) throw new AppError('CONFLICT')
      let waiting: Buffer[] = []
      let bytes = 0
      const flush = async () => {
        if (bytes === 0) return
        const piece = Buffer.concat(waiting)
        waiting = []
        bytes = 0
        await keepOne(stretch, at, piece)
        at += piece.length
      }
      try {
        // The request must stay open if this loop throws, because the response uses the same connection.
        for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          if (at + bytes + chunk.length > stretch.total) throw new AppError('TOO_LARGE')
          waiting.push(chunk)
          bytes += chunk.length
          if (bytes >= PIECE_BYTES) await flush()
        }
      } catch (error) {
        if (!(error instanceof AppError)) await flush()
        throw error
      }
      await flush()
      return at
    },

    async read(userId: string, uploadId: string): Promise<Buffer> {
      const all: Buffer[] = []
      for (const { key } of await repo.findPieces(db, userId, uploadId)) all.push(await files.read(key))
      return Buffer.concat(all)
    },

    drop: (userId: string, uploadId: string): Promise<void> => repo.dropPieces(db, userId, uploadId),
  }
}
