import type { Stories } from './story.ts'

export const hausa: Stories = {
  of: {},
  any: { before: [], among: [], after: [] },
  asked: ['Wani ya tambaye ni: {it}', 'Wata ta tambaye ni: {it}'],
  said: ['Wani ya ce mini: {it}', 'Wata ta ce mini: {it}'],
  answered: ['Na ce: {it}', 'Amsata ita ce: {it}'],
}
