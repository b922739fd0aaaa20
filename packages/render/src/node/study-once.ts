import { createHash } from 'node:crypto'

const keyOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

/**
 * Studies a photo once for all pictures of a run, which come one after another: remembers what came of the last few.
 * Marks make another study; one that failed is forgotten.
 */
export function createStudyOnce<Studied>(study: (photo: Buffer, mask?: Buffer) => Promise<Studied>, kept: number) {
  const studies = new Map<string, Promise<Studied>>()
  return async (photo: Buffer, mask?: Buffer): Promise<Studied> => {
    const key = keyOf(photo) + (mask ? keyOf(mask) : '')
    const studied = studies.get(key) ?? study(photo, mask)
    // Taken out and put back, the map's order is the order of last use.
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
