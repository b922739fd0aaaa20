import type { TextStyle } from '@ufaro/render/draw/text.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { loadFaces } from './load-faces.ts'

/**
 * @param styles must not change between renders
 * @returns 0 before the first load, then a number that increases whenever fonts have loaded, after which the drawing
 * must be redrawn
 */
export function useFaces(styles: readonly TextStyle[], text: string): number {
  const [version, setVersion] = useState(0)
  // Sort the letters, because texts of the same letters need the same files.
  const letters = [...new Set(text)].sort().join('')
  useEffect(() => {
    let current = true
    loadFaces(styles, letters)
      // If a font cannot be loaded, the drawing uses a system font.
      .catch((error) => logFailure('Fonts could not be loaded', error))
      .then(() => current && setVersion((seen) => seen + 1))
    return () => {
      current = false
    }
  }, [styles, letters])
  return version
}
