import type { StudiedPhoto } from '../../headshot/study.ts'
import type { Figure } from '../figure.ts'
import type { Scheme } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

export interface DpStyleRecipe {
  own: Scheme
  paint: (photo: StudiedPhoto, figure: Figure, scheme: Scheme) => Sheet
}
