import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { decode } from '#web/studio/preview/use-drawable.ts'
import type { GifPicture } from './gif.form.ts'

export function useDrawables(pictures: readonly GifPicture[], longest: number): readonly (Drawable | undefined)[] {
  const made = useRef(new Map<string, Drawable>())
  const [version, setVersion] = useState(0)
  const keyOf = ({ id }: GifPicture) => `${id}:${longest}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the pictures
  useEffect(() => {
    let current = true
    const wanted = new Set(pictures.map(keyOf))
    // Do not close the bitmaps, because a frame that is being drawn may still use them. Garbage collection frees them.
    for (const key of made.current.keys()) if (!wanted.has(key)) made.current.delete(key)
    void (async () => {
      for (const picture of pictures) {
        if (made.current.has(keyOf(picture))) continue
        try {
          const source = await decode(picture.blob, longest)
          if (!current) return source.close()
          made.current.set(keyOf(picture), { source, width: source.width, height: source.height })
          setVersion((seen) => seen + 1)
        } catch (error) {
          logFailure('Failed to load image', error)
        }
      }
    })()
    return () => {
      current = false
    }
  }, [pictures, longest])
  void version
  return pictures.map((picture) => made.current.get(keyOf(picture)))
}
