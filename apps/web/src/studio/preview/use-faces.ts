import type { TextStyle } from '@ufaro/render/draw/text.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { loadFaces } from './load-faces.ts'

/**
 * Sees to it that a drawing finds its letters.
 * @param styles must not change between renders
 * @returns a number that grows when new letters have arrived: draw again then. 0 before the first have.
 */
export function useFaces(styles: readonly TextStyle[], text: string): number {
  const [version, setVersion] = useState(0)
  // The same letters in another order need nothing new.
  const letters = [...new Set(text)].sort().join('')
  useEffect(() => {
    let current = true
    loadFaces(styles, letters)
      // A missing file leaves the drawing in a face of the system's: still better than none.
      .catch((error) => logFailure('Fonts could not be loaded', error))
      .then(() => current && setVersion((seen) => seen + 1))
    return () => {
      current = false
    }
  }, [styles, letters])
  return version
}
