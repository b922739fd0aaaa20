import { createHash } from 'node:crypto'

const keyOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

/** Caches the last few photos, because the pictures of a run are made one after the other. Failures are not cached. */
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
