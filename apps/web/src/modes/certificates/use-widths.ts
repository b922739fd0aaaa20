import type { FontStyle } from '@ufaro/contract/tools/certificates.ts'
import { fontOf } from '@ufaro/render/draw/text.ts'
import { useDeferredValue, useMemo } from 'react'
import { useFaces } from '#web/studio/preview/use-faces.ts'
import { measuring, styleOf } from './certificate-drawing.ts'

const SERIAL_LETTERS = 'SN: 0123456789'

interface Widths {
  /** Width of each name at a font size of one pixel. */
  of: readonly number[]
  names: readonly string[]
  /** Increases whenever fonts have loaded, because the names must then be drawn again. */
  letters: number
}

/** The result may lag behind `latest`, so that typing stays responsive with thousands of names. */
export function useWidths(latest: readonly string[], family: FontStyle['family']): Widths {
  const names = useDeferredValue(latest)
  const styles = useMemo(() => [styleOf(family)], [family])
  const letters = useFaces(
    styles,
    useMemo(() => [...new Set(names.join(''))].join('') + SERIAL_LETTERS, [names]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that loads changes the widths
  const of = useMemo(() => {
    const ctx = measuring()
    if (!ctx) return names.map(() => 0)
    ctx.font = fontOf(styleOf(family), 100)
    return names.map((name) => ctx.measureText(name).width / 100)
  }, [names, family, letters])
  return { of, names, letters }
}
