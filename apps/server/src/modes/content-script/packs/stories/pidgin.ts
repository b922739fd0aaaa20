import type { Stories } from './story.ts'

export const pidgin: Stories = {
  of: {},
  any: { before: [], among: [], after: [] },
  asked: ['Somebody [ask|asked] me: {it}', 'One person ask: {it}'],
  said: ['Somebody tell me: {it}', 'One person talk: {it}'],
  answered: ['I answer: {it}', 'I tell am: {it}'],
}
