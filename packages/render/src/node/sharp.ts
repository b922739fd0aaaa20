import sharp from 'sharp'

/**
 * The one door to sharp. Everything that decodes a picture imports it from here, because the guards below are
 * process-wide: a stray direct import would work, but only as long as this file happens to be loaded first.
 */

// A picture may come from anybody: only three formats can ever reach a decoder, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// Parallelism comes from the worker threads; a second pool inside every call only fights with it for the cores.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })

export type { Sharp } from 'sharp'
export { sharp }
