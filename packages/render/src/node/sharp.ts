import sharp from 'sharp'

/**
 * Except in tests, sharp is imported in this file only. The guards below apply to the whole process and must be set
 * before anything is decoded.
 */

// Uploads are untrusted, so only three formats can reach a decoder.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// Worker threads provide the parallelism. A thread pool inside each call would compete for the cores.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })

export type { Sharp } from 'sharp'
export { sharp }
