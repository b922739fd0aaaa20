import { BATCH_PART } from '@ufaro/contract/http/product-batches.ts'
import {
  BATCH_LIMITS,
  BATCH_TEXTS,
  type BatchLook,
  PHOTOS_A_CREDIT,
  type ProductBatchRequest,
} from '@ufaro/contract/product-batch.ts'
import { product } from '@ufaro/contract/tools/product.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { Upload, Uploads } from '../../http/upload.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { type IntakeService, ownIdsOf } from '../files/intake.service.ts'
import type { SlotOrder, SlotRunsService } from '../making/slot-runs.service.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'dropLoose'>
  intake: Pick<IntakeService, 'takeIn'>
  brandKit: Pick<BrandKitService, 'getKit'>
  slotRuns: SlotRunsService
}

interface BegunBatch {
  runIds: string[]
  total: number
  errors: { photo: number; error: string }[]
}

const MODE = 'product'
const WHITE = '#ffffff'
const PHOTO = product.pictures.photo.part

const ruleOf = (name: string) => ({ name, min: 1, max: 1, missing: BATCH_TEXTS.missing })

export function createProductBatches({ db, files, intake, brandKit, slotRuns }: Deps) {
  const groundOf = async (userId: string, { ground }: ProductBatchRequest): Promise<string> => {
    if (ground === 'brand') return (await brandKit.getKit(userId)).colors[0]
    return ground === 'own' ? ground : WHITE
  }

  /** @returns the stored photo, or a sentence for the user that says why it was refused */
  const takeOne = async (userId: string, upload: Upload): Promise<FileRow | string> => {
    try {
      const uploads = { parts: { [BATCH_PART]: [upload] }, digest: '' }
      const { [BATCH_PART]: [row] = [] } = await intake.takeIn(userId, uploads, [ruleOf(BATCH_PART)], { share: true })
      if (!row) throw new Error('a photo was taken in and is not there')
      return row
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return error.message
      throw error
    }
  }

  const takeAll = async (userId: string, { parts, letGo }: Uploads): Promise<(FileRow | string)[]> => {
    const sent = parts[BATCH_PART] ?? []
    const refuse = (sentence: string) =>
      new AppError('VALIDATION_FAILED', sentence, { fields: { [BATCH_PART]: sentence } })
    if (sent.length === 0) throw refuse(BATCH_TEXTS.missing)
    if (sent.length > BATCH_LIMITS.photos) throw refuse(BATCH_TEXTS.tooMany)
    const taken: (FileRow | string)[] = []
    try {
      for (const upload of sent) taken.push(await takeOne(userId, upload))
    } catch (error) {
      await files.dropLoose(ownIdsOf({ [BATCH_PART]: rowsOf(taken) }))
      throw error
    } finally {
      letGo?.()
    }
    if (taken.every((each) => typeof each === 'string')) throw refuse(taken[0] as string)
    return taken
  }

  return {
    async make(user: Spender, request: ProductBatchRequest, uploads: Uploads): Promise<BegunBatch> {
      const before = pointReached<BegunBatch>()
      if (before) return before
      await slotRuns.admit(user, MODE)
      const batch: BatchLook = { ground: await groundOf(user.id, request), shape: request.shape }
      const taken = await takeAll(user.id, uploads)
      const orders = taken.flatMap((row, n): SlotOrder[] =>
        typeof row === 'string'
          ? []
          : [
              {
                label: `Photo ${n + 1}`,
                request: { mode: MODE, prompt: '', options: {}, batch },
                pictures: { [PHOTO]: [row] },
              },
            ],
      )
      try {
        return await transaction(db, async (tx) => {
          const runIds: string[] = []
          for (let at = 0; at < orders.length; at += PHOTOS_A_CREDIT) {
            runIds.push(await slotRuns.begin(tx, user, MODE, orders.slice(at, at + PHOTOS_A_CREDIT)))
          }
          const errors = taken.flatMap((each, n) => (typeof each === 'string' ? [{ photo: n + 1, error: each }] : []))
          const begun = { runIds, total: orders.length, errors }
          await reachPoint(tx, begun)
          return begun
        })
      } catch (error) {
        await files.dropLoose(ownIdsOf({ [BATCH_PART]: rowsOf(taken) }))
        throw error
      }
    },

    async retry(user: Spender, { id, index }: { id: string; index: string }, uploads: Uploads): Promise<void> {
      if (pointReached<object>()) return
      const slot = Number(index)
      const brings = (uploads.parts.photo?.length ?? 0) > 0
      await slotRuns.mayRetry(db, user, id, slot, brings)
      const kept = brings ? await intake.takeIn(user.id, uploads, [ruleOf('photo')], { share: true }) : {}
      const photo = kept.photo
      try {
        await transaction(db, async (tx) => {
          await slotRuns.retry(tx, user, id, slot, photo ? { [PHOTO]: photo } : {})
          await reachPoint(tx, { slot })
        })
      } catch (error) {
        await files.dropLoose(ownIdsOf(kept))
        throw error
      }
    },
  }
}

const rowsOf = (taken: readonly (FileRow | string)[]): FileRow[] =>
  taken.filter((each): each is FileRow => typeof each !== 'string')
