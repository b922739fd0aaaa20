import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'
import { pictureNames } from './picture-part.ts'
import { readReference } from './picture-ref.ts'
import type { Upload, Uploads } from './upload.ts'

const MOST = 100

/**
 * Moves the pictures out of a JSON body into the result.
 * @param stay leaves null and links to stored files in the body, because clients use them to keep or remove an earlier
 * picture
 * @throws AppError VALIDATION_FAILED for too many pictures, or for anything but base64 data URLs and references such as
 * `upload:<id>`
 */
export function takeDataUrls(body: unknown, names: readonly string[], stay = false): Uploads {
  const parts: Record<string, Upload[]> = {}
  const hash = createHash('sha256')
  if (typeof body !== 'object' || body === null) return { parts, digest: '' }
  const fields = body as Record<string, unknown>
  for (const name of pictureNames(names, fields)) {
    if (stay && namesStoredFile(fields[name])) continue
    const values = [fields[name]].flat().filter((value) => value !== undefined && value !== null && value !== '')
    delete fields[name]
    if (values.length > MOST) throw notOne(name, 'Please upload fewer images.')
    parts[name] = values.map((value) => {
      const reference = readReference(value)
      if (reference) {
        hash.update(`${name}\0${value}\0`)
        return reference
      }
      const bytes = decodeDataUrl(value)
      if (!bytes) throw notOne(name, 'Please send the image as a data URL or as a file of a form.')
      hash.update(`${name}\0${bytes.length}\0`).update(bytes)
      return { read: async () => bytes }
    })
  }
  return { parts, digest: hash.digest('base64url') }
}

export const namesStoredFile = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.startsWith('/files/'))

export function decodeDataUrl(value: unknown): Buffer | undefined {
  if (typeof value !== 'string') return undefined
  const comma = value.slice(0, 200).indexOf(',')
  const head = value.slice(0, comma).toLowerCase()
  if (comma < 0 || !head.startsWith('data:') || !head.endsWith(';base64')) return undefined
  return Buffer.from(value.slice(comma + 1), 'base64')
}

const notOne = (name: string, sentence: string) =>
  new AppError('VALIDATION_FAILED', sentence, { fields: { [name]: sentence } })
