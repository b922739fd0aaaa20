import { drawGifFrame } from '@ufaro/render/draw/gif/frame.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { createContext } from '#web/studio/preview/read-pixels.ts'
import { estimateBytes, sampleFrames } from './estimate.ts'
import type { Weighing } from './estimate.worker.ts'
import type { Animation } from './use-gif-job.ts'

const SETTLED_MS = 500

/** Estimated size of the file in bytes. Null while it is unknown. */
export function useSizeEstimate(animation: Animation): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    setBytes(null)
    if (!animation.complete) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      weighAll(animation, stop.signal)
        .then((estimate) => !stop.signal.aborted && setBytes(estimate))
        .catch((error) => !stop.signal.aborted && logFailure('The size could not be estimated', error))
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [animation])
  return bytes
}

async function weighAll({ job, frames, width, height }: Animation, signal: AbortSignal): Promise<number> {
  const ctx = createContext(width, height)
  const pixelsOf = (index: number) => {
    const frame = frames[index]
    if (frame) drawGifFrame(ctx, job, frame)
    return ctx.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>
  }
  const { quality, optimizeFrames: optimize, loop } = job.settings
  const options = { width, height, loop, quality, optimize }
  const worker = new Worker(new URL('./estimate.worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  try {
    const samples = sampleFrames(frames)
    const sizes: number[] = []
    for (const index of samples.flatMap(({ indices }) => indices)) {
      const before = index > 0 && optimize ? pixelsOf(index - 1) : null
      sizes.push(await weigh(worker, { options, before, frame: pixelsOf(index), isPassing: frames[index]!.blend > 0 }))
      signal.throwIfAborted()
    }
    return estimateBytes(samples, sizes)
  } finally {
    worker.terminate()
  }
}

function weigh(worker: Worker, weighing: Weighing): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'))
    const { before, frame } = weighing
    worker.postMessage(weighing, before ? [before.buffer, frame.buffer] : [frame.buffer])
  })
}
