import { createHash } from 'node:crypto'

const keyOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

/**
 * Caches the results of the `kept` most recently used photos, because a run makes several pictures from one photo.
 * Failures are not cached.
 */
export function createStudyOnce<Studied>(study: (photo: Buffer, mask?: Buffer) => Promise<Studied>, kept: number) {
  const studies = new Map<string, Promise<Studied>>()
  return async (photo: Buffer, mask?: Buffer): Promise<Studied> => {
    const key = keyOf(photo) + (mask ? keyOf(mask) : '')
    const studied = studies.get(key) ?? study(photo, mask)
    // Reinserting the entry orders the map by last use.
    studies.delete(key)
    studies.set(key, studied)
    if (studies.size > kept) studies.delete(studies.keys().next().value!)
    try {
      return await studied
    } catch (error) {
      studies.delete(key)
      throw error
    }
  }
}
