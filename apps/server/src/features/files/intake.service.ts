import { ImageFault, intakeImage, MAX_IMAGE_BYTES } from '@ufaro/render/node/intake.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import type { Upload, Uploads } from '../../http/upload.ts'
import { atMost } from '../../infra/at-most.ts'
import { StorageFailure } from '../../infra/storage/storage.ts'
import type { FilesService } from './files.service.ts'

/** How many pictures a tool takes under one name. */
export interface PictureRule {
  name: string
  min: number
  max: number
  /** What the person reads when too few came. */
  missing: string
  /** 10 MB unless said. */
  maxBytes?: number
  /** Instead of the general sentences. */
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

/** Pictures decode outside the event loop, but each may take hundreds of megabytes while it does. */
const AT_ONCE = 3
const MB = 1024 * 1024
const STORE_IS_AWAY = 'Files cannot be stored at the moment. Please try again in a few minutes.'

/** Takes pictures in from outside: told by their bytes, measured, freed of metadata, and kept as inputs. */
export function createIntakeService({ db, files }: { db: Db; files: FilesService }) {
  const inTurn = atMost(AT_ONCE)

  const lookAtUpload = async (upload: Upload, rule: PictureRule) => {
    if (upload.oversize) throw new AppError('TOO_LARGE', tooLargeFor(rule))
    return inTurn(async () => lookAt(await upload.read(), rule))
  }

  const takeOne = async (userId: string, upload: Upload, rule: PictureRule): Promise<FileRow> =>
    files.keep({ userId, kind: 'input' }, await lookAtUpload(upload, rule))

  return {
    /**
     * The bytes of one picture that is only looked at, not kept.
     * @throws AppError VALIDATION_FAILED for none or several, NOT_AN_IMAGE, UNREADABLE_IMAGE or TOO_LARGE
     */
    async look({ parts }: Uploads, rule: PictureRule): Promise<Buffer> {
      const [upload, ...others] = parts[rule.name] ?? []
      checkCount(rule, others.length + (upload ? 1 : 0), false)
      return (await lookAtUpload(upload!, rule)).bytes
    },

    /**
     * @param known names whose pictures are there already and need not come again
     * @returns the kept rows by name
     * @throws AppError VALIDATION_FAILED for too few or too many, NOT_AN_IMAGE, UNREADABLE_IMAGE or TOO_LARGE, or
     *   OVERLOADED where the store is away; then nothing is kept
     */
    async takeIn(userId: string, { parts }: Uploads, rules: readonly PictureRule[], known: readonly string[] = []) {
      for (const rule of rules) checkCount(rule, parts[rule.name]?.length ?? 0, known.includes(rule.name))
      const kept: Record<string, FileRow[]> = {}
      try {
        for (const rule of rules) {
          for (const upload of parts[rule.name] ?? []) {
            const row = await takeOne(userId, upload, rule)
            kept[rule.name] = [...(kept[rule.name] ?? []), row]
          }
        }
        return kept
      } catch (error) {
        await files.drop(db, idsOf(kept))
        throw error instanceof StorageFailure ? new AppError('OVERLOADED', STORE_IS_AWAY, { cause: error }) : error
      }
    },
  }
}
export type IntakeService = ReturnType<typeof createIntakeService>

export const idsOf = (kept: Record<string, FileRow[]>): string[] =>
  Object.values(kept)
    .flat()
    .map(({ id }) => id)

function checkCount({ name, min, max, missing }: PictureRule, count: number, isKnown: boolean): void {
  const enough = count >= min || (count === 0 && isKnown)
  if (enough && count <= max) return
  const sentence = enough ? `Please upload at most ${max} images.` : missing
  throw new AppError('VALIDATION_FAILED', sentence, { fields: { [name]: sentence } })
}

async function lookAt(bytes: Buffer, rule: PictureRule) {
  const { maxBytes = MAX_IMAGE_BYTES } = rule
  try {
    return await intakeImage(bytes, { maxBytes })
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error
    throw new AppError(error.code, sentenceFor(error, rule, bytes.length > maxBytes), { cause: error })
  }
}

function sentenceFor({ code }: ImageFault, rule: PictureRule, heavy: boolean): string | undefined {
  if (code === 'NOT_AN_IMAGE') return rule.texts?.notAnImage
  if (code === 'UNREADABLE_IMAGE') return rule.texts?.unreadable
  if (code !== 'TOO_LARGE') return undefined
  return heavy ? tooLargeFor(rule) : 'This image has too many pixels. Please upload one of at most 50 megapixels.'
}

const tooLargeFor = ({ maxBytes = MAX_IMAGE_BYTES, texts }: PictureRule): string =>
  texts?.tooLarge ?? `This file is too large. Please upload one of at most ${Math.floor(maxBytes / MB)}MB.`
