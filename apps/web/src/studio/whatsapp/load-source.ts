import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import { fetchBlob } from '../files/save.ts'
import type { Film } from '../video/film.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { openGif } from './gif-film.ts'

export interface PackSource {
  blob: Blob
  picture: Drawable & { source: ImageBitmap }
  /** Frames of an animated GIF. Null for any other file, and if this browser cannot decode them. */
  film: Film | null
  close: () => void
}

export async function loadSource({ url, file }: Pick<ViewerItem, 'url' | 'file'>): Promise<PackSource> {
  const blob = file ?? (await fetchBlob(url))
  const source = blob.type.startsWith('video/') ? await firstFrame(blob) : await createImageBitmap(blob)
  const gif = blob.type === 'image/gif' ? await openGif(blob) : null
  return {
    blob,
    picture: { source, width: source.width, height: source.height },
    film: gif?.film ?? null,
    close: () => {
      source.close()
      gif?.close()
    },
  }
}

async function firstFrame(blob: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(blob)
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' })
  try {
    const ready = new Promise<void>((resolve, reject) => {
      video.onloadeddata = () => resolve()
      video.onerror = () => reject(new Error('the video cannot be read'))
    })
    video.src = url
    await ready
    return await createImageBitmap(video)
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
