import { createHash } from 'node:crypto'

/**
 * Studies a photo once for all pictures of a run, which come one after another: remembers what came of the last few.
 * A study that failed is forgotten.
 */
export function createStudyOnce<Studied>(study: (photo: Buffer) => Promise<Studied>, kept: number) {
  const studies = new Map<string, Promise<Studied>>()
  return async (photo: Buffer): Promise<Studied> => {
    const key = createHash('sha256').update(photo).digest('base64')
    const studied = studies.get(key) ?? study(photo)
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
