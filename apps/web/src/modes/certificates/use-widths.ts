import type { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { fontOf } from '@ufaro/render/draw/text.ts'
import { useDeferredValue, useMemo } from 'react'
import { useFaces } from '#web/studio/preview/use-faces.ts'
import { measuring, styleOf } from './certificate-drawing.ts'

/** Digits and letters of the serial, which every certificate carries. */
const SERIAL_LETTERS = 'SN: 0123456789'

interface Widths {
  /** Of each name at a size of one pixel, in the chosen face. */
  of: readonly number[]
  /** The names that were measured: while a list is typed they may lag behind it. */
  names: readonly string[]
  /** Grows when new letters have arrived: draw again then. */
  letters: number
}

/** Measures thousands of names without holding up the keys that type them. */
export function useWidths(latest: readonly string[], family: CertificatesRequest['fontStyle']['family']): Widths {
  const names = useDeferredValue(latest)
  const styles = useMemo(() => [styleOf(family)], [family])
  const letters = useFaces(
    styles,
    useMemo(() => [...new Set(names.join(''))].join('') + SERIAL_LETTERS, [names]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters that arrive have other widths
  const of = useMemo(() => {
    const ctx = measuring()
    if (!ctx) return names.map(() => 0)
    ctx.font = fontOf(styleOf(family), 100)
    return names.map((name) => ctx.measureText(name).width / 100)
  }, [names, family, letters])
  return { of, names, letters }
}
