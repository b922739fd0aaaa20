import sharp from 'sharp'

/**
 * The settings below apply to the whole process and must be made before anything is decoded. Therefore only this file
 * loads sharp, except in tests.
 */

// Uploads are untrusted, so only three formats may reach a decoder.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// Helper processes already draw in parallel. Threads inside each call would compete with them for the cores.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })

export type { Sharp } from 'sharp'
export { sharp }
