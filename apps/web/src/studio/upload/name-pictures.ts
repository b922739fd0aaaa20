import { ApiError } from '#web/lib/http/api-error.ts'
import type { RunInputs, Sendable } from '../run/run-inputs.ts'
import { sendOnce } from './send-once.ts'

/**
 * Uploads pictures and replaces them by references to the uploads.
 * @throws ApiError
 */
export async function namePictures({ fields, pictures }: RunInputs): Promise<RunInputs> {
  const named = Object.entries(pictures).map(
    async ([name, given]) => [name, await Promise.all([given].flat().map(nameOf))] as const,
  )
  return { fields, pictures: Object.fromEntries(await Promise.all(named)) }
}

async function nameOf(picture: Sendable): Promise<Sendable> {
  if (typeof picture === 'string') return picture
  try {
    return `upload:${await sendOnce(picture)}`
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_UPLOADS') return picture
    throw error
  }
}
