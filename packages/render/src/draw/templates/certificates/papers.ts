import { deepen, legible, mix, readableOn } from '../../color.ts'
import type { Colors } from '../template.ts'

export function lightInks([main, second, accent]: Colors, paper = '#ffffff') {
  return {
    paper,
    ink: mix(deepen(main, paper, 7), '#10131a', 0.35),
    main: deepen(main, paper, 4.6),
    second: deepen(second, paper, 4.6),
    accent: deepen(accent, paper, 4.6),
    wash: mix(main, paper, 0.88),
  }
}

export function darkInks([main, second, accent]: Colors) {
  const paper = mix(deepen(main), '#090c14', 0.78)
  const readable = readableOn(paper)
  return {
    paper,
    ink: readable === '#ffffff' ? '#f7f4ec' : readable,
    main: legible(mix(main, '#ffffff', 0.2), paper, 4.6),
    second: legible(second, paper, 4.6),
    accent: legible(accent, paper, 4.6),
  }
}
