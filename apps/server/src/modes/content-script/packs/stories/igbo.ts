import type { Stories } from './story.ts'

export const igbo: Stories = {
  of: {},
  any: { before: [], among: [], after: [] },
  asked: ['Otu onye jụrụ m: {it}', 'Otu onye ahịa jụrụ: {it}'],
  said: ['Otu onye gwara m: {it}', 'Otu onye ahịa kwuru: {it}'],
  answered: ['Azara m ya: {it}', 'Agwara m ya: {it}'],
}
