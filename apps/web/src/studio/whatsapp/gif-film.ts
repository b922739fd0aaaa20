import type { Film, FilmFrame } from '../video/film.ts'

const DEFAULT_MS = 100
const SHORTEST_MS = 3000

/** Reads an animated GIF as a film. Null if the browser has no ImageDecoder or finds no frames. */
export async function openGif(blob: Blob): Promise<{ film: Film; close: () => void } | null> {
  if (typeof ImageDecoder === 'undefined') return null
  const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: blob.type, preferAnimation: true })
  await Promise.all([decoder.tracks.ready, decoder.completed])
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0
  const read = async (frameIndex: number) => {
    const { image } = await decoder.decode({ frameIndex })
    return { image, delay: image.duration ? image.duration / 1000 : DEFAULT_MS }
  }
  let [once, width, height] = [0, 0, 0]
  for (let n = 0; n < count; n++) {
    const { image, delay } = await read(n)
    once += delay
    width = image.displayWidth
    height = image.displayHeight
    image.close()
  }
  if (once === 0) return null
  const rounds = Math.ceil(SHORTEST_MS / once)
  async function* frames(): AsyncGenerator<FilmFrame> {
    for (let n = 0; n < count * rounds; n++) {
      const { image, delay } = await read(n % count)
      yield { delay, draw: (ctx) => ctx.drawImage(image, 0, 0) }
      image.close()
    }
  }
  return { film: { width, height, length: once * rounds, frames: frames() }, close: () => decoder.close() }
}
