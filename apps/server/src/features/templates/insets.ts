import { ImageFault, intakeImage } from '@ufaro/render/node/intake.ts'
import { AppError } from '../../http/app-error.ts'
import { decodeDataUrl } from '../../http/data-urls.ts'
import { readReference } from '../../http/picture-ref.ts'
import type { ReferencesService } from '../files/references.service.ts'

const RULES = { maxBytes: 2_500_000, maxPixels: 20_000_000 }
const UNREADABLE = 'This image could not be read.'

export function createInsets(references: Pick<ReferencesService, 'find' | 'read'>) {
  const bytesOf = async (userId: string, value: string): Promise<Buffer | null> => {
    const named = readReference(value)?.refers
    return named ? references.read(await references.find(userId, named)) : (decodeDataUrl(value) ?? null)
  }

  return async (userId: string, value: string | null | undefined, field: string): Promise<Buffer | null> => {
    const bytes = value ? await bytesOf(userId, value) : null
    if (!bytes) return null
    try {
      return (await intakeImage(bytes, RULES)).bytes
    } catch (error) {
      if (!(error instanceof ImageFault)) throw error
      throw new AppError('VALIDATION_FAILED', undefined, { fields: { [`templateValues.${field}`]: UNREADABLE } })
    }
  }
}
