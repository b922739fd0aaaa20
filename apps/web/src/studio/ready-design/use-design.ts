import { useQuery } from '@tanstack/react-query'
import type { TemplateValues } from '@ufaro/contract/template.ts'
import type { TextStyle } from '@ufaro/render/draw/text.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { brandKitQuery } from '../brand/read-brand.ts'
import { useFaces } from '../preview/use-faces.ts'
import type { Design } from './compose-design.ts'

const STYLES: readonly TextStyle[] = [
  ...[400, 500, 700, 800, 900].map((weight) => ({ face: 'Inter', weight }) as const),
  { face: 'Tinos' },
  { face: 'Tinos', weight: 700 },
  { face: 'Tinos', italic: true },
  { face: 'Caveat', weight: 700 },
]
/** Characters of the designs' fixed texts: printable ASCII and the apostrophe ’. */
const PRINTED = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32), 0x2019)

/**
 * @param values must be memoised, because every new object makes the design be drawn again
 * @returns null until the design is ready
 */
export function useDesign(id: string | undefined, values: TemplateValues): Design | null {
  const { data: kit } = useQuery(brandKitQuery)
  const { title, organisation = kit?.name, text, signatures = [] } = values
  const words = [title, organisation, text, ...signatures.flatMap(({ name, role }) => [name, role])].join('')
  const letters = useFaces(STYLES, PRINTED + words + words.toUpperCase())
  const [design, setDesign] = useState<Design | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when a font loads
  useEffect(() => {
    if (!id || !kit) return
    let current = true
    import('./compose-design.ts')
      .then(({ composeDesign }) => composeDesign(id, values, kit))
      .then((made) => current && setDesign(made))
      .catch((error) => logFailure('The design could not be drawn', error))
    return () => {
      current = false
    }
  }, [id, values, kit, letters])
  return design
}
