import {
  beginIntake,
  ImageFault,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_RATIO,
  MAX_IMAGE_SIDE,
  type TakenImage,
} from '@ufaro/render/node/intake.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import type { PictureRef, Upload, Uploads } from '../../http/upload.ts'
import { atMost } from '../../infra/at-most.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { FilesService } from './files.service.ts'
import type { ReferencesService } from './references.service.ts'
import { storeIsAway } from './store-is-away.ts'

export interface PictureRule {
  name: string
  min: number
  max: number
  missing: string
  maxBytes?: number
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

/** Maximum number of pictures decoded at once, because each takes up to several hundred megabytes of memory. */
const AT_ONCE = 3
const MB = 1024 * 1024

interface Deps {
  db: Db
  files: FilesService
  references: ReferencesService
}

type Looked = TakenImage & { decoded: Promise<void> }

interface Taking {
  known?: readonly string[]
  /** Uses the file of a referenced upload itself, not a copy of it. */
  share?: boolean
}

export function createIntakeService({ db, files, references }: Deps) {
  const places = atMost(AT_ONCE)
  const inLane = createLanes()
  /** Handles one picture per user at a time, so that a request with many pictures leaves room for other users. */
  const inTurn = <Result>(userId: string, work: () => Promise<Result>) => inLane(userId, () => places(work))

  const readUpload = async (userId: string, upload: Upload, rule: PictureRule): Promise<() => Promise<Buffer>> => {
    if (upload.refers) {
      const row = await find(userId, upload.refers, rule)
      return () => references.read(row)
    }
    if (upload.oversize) throw new AppError('TOO_LARGE', tooLargeFor(rule))
    return upload.read
  }

  /** Resolves before the pixels are decoded. The user's next picture waits until the decoding ends. */
  const lookAtUpload = async (userId: string, upload: Upload, rule: PictureRule): Promise<Looked> => {
    const read = await readUpload(userId, upload, rule)
    const looked = Promise.withResolvers<Looked>()
    inTurn(userId, async () => {
      const picture = await lookAt(await read(), rule)
      looked.resolve(picture)
      await picture.decoded
    }).catch(looked.reject)
    return looked.promise
  }

  const find = async (userId: string, reference: PictureRef, rule: PictureRule): Promise<FileRow> => {
    const row = await references.find(userId, reference)
    if (!row.contentType.startsWith('image/')) throw new AppError('NOT_AN_IMAGE', rule.texts?.notAnImage)
    if (row.bytes > (rule.maxBytes ?? MAX_IMAGE_BYTES)) throw new AppError('TOO_LARGE', tooLargeFor(rule))
    return row
  }

  const takeOne = async (userId: string, upload: Upload, rule: PictureRule, share: boolean): Promise<FileRow> => {
    // The upload was validated when it arrived, so use its file unchanged.
    if (share && upload.refers?.kind === 'upload') return find(userId, upload.refers, rule)
    const { decoded, ...picture } = await lookAtUpload(userId, upload, rule)
    return files.keep({ userId, kind: 'input' }, { ...picture, checked: decoded })
  }

  return {
    /**
     * Validates one picture without storing it.
     * @throws AppError VALIDATION_FAILED for none or several, NOT_AN_IMAGE, UNREADABLE_IMAGE or TOO_LARGE
     */
    async look(userId: string, { parts, letGo }: Uploads, rule: PictureRule): Promise<TakenImage> {
      const [upload, ...others] = parts[rule.name] ?? []
      checkCount(rule, others.length + (upload ? 1 : 0), false)
      try {
        const { decoded, ...picture } = await lookAtUpload(userId, upload!, rule)
        await decoded
        return picture
      } finally {
        letGo?.()
      }
    },

    /** @returns the stored rows by name of the form field */
    async takeIn(userId: string, { parts, letGo }: Uploads, rules: readonly PictureRule[], taking: Taking = {}) {
      const { known = [], share = false } = taking
      for (const rule of rules) checkCount(rule, parts[rule.name]?.length ?? 0, known.includes(rule.name))
      const kept: Record<string, FileRow[]> = {}
      try {
        for (const rule of rules) {
          for (const upload of parts[rule.name] ?? []) {
            const row = await takeOne(userId, upload, rule, share)
            kept[rule.name] = [...(kept[rule.name] ?? []), row]
          }
        }
        return kept
      } catch (error) {
        await files.drop(db, ownIdsOf(kept))
        throw storeIsAway(error)
      } finally {
        // Also free the memory of pictures that no rule asks for.
        for (const name of Object.keys(parts)) delete parts[name]
        letGo?.()
      }
    },
  }
}
export type IntakeService = ReturnType<typeof createIntakeService>

export const ownIdsOf = (kept: Record<string, FileRow[]>): string[] =>
  Object.values(kept)
    .flat()
    .filter(({ kind }) => kind !== 'upload')
    .map(({ id }) => id)

function checkCount({ name, min, max, missing }: PictureRule, count: number, isKnown: boolean): void {
  const enough = count >= min || (count === 0 && isKnown)
  if (enough && count <= max) return
  const sentence = enough ? `Please upload at most ${max} images.` : missing
  throw new AppError('VALIDATION_FAILED', sentence, { fields: { [name]: sentence } })
}

async function lookAt(bytes: Buffer, rule: PictureRule): Promise<Looked> {
  const { maxBytes = MAX_IMAGE_BYTES } = rule
  const refuse = (error: unknown): never => {
    if (!(error instanceof ImageFault)) throw error
    const code = error.code === 'BAD_SIDES' ? 'UNREADABLE_IMAGE' : error.code
    throw new AppError(code, sentenceFor(error, rule, bytes.length > maxBytes), { cause: error })
  }
  const picture = await beginIntake(bytes, { maxBytes }).catch(refuse)
  return { ...picture, decoded: picture.decoded.catch(refuse) }
}

const BAD_SIDES = `This image is too long. Please crop it to at most ${MAX_IMAGE_SIDE.toLocaleString('en')} pixels a side, and ${MAX_IMAGE_RATIO} times as long as wide.`

function sentenceFor({ code }: ImageFault, rule: PictureRule, heavy: boolean): string | undefined {
  if (code === 'NOT_AN_IMAGE') return rule.texts?.notAnImage
  if (code === 'UNREADABLE_IMAGE') return rule.texts?.unreadable
  if (code === 'BAD_SIDES') return BAD_SIDES
  return heavy ? tooLargeFor(rule) : 'This image has too many pixels. Please upload one of at most 50 megapixels.'
}

const tooLargeFor = ({ maxBytes = MAX_IMAGE_BYTES, texts }: PictureRule): string =>
  texts?.tooLarge ?? `This file is too large. Please upload one of at most ${Math.floor(maxBytes / MB)}MB.`
