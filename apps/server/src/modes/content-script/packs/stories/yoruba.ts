import type { Stories } from './story.ts'

export const yoruba: Stories = {
  of: {},
  any: { before: [], among: [], after: [] },
  asked: ['Ẹnì kan bi mí: {it}', 'Oníbàárà kan béèrè: {it}'],
  said: ['Ẹnì kan sọ fún mi: {it}', 'Oníbàárà kan sọ pé: {it}'],
  answered: ['Mo dá a lóhùn: {it}', 'Mo sọ fún un: {it}'],
}
