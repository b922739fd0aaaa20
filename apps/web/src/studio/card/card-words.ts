import type { Engine } from '@ufaro/contract/output.ts'
import { type Card, type CardProgress, FAILED } from '../run/run-view.ts'

const PROGRESS: Record<CardProgress, string> = {
  waiting: 'Waiting its turn',
  sending: 'Sending your photo',
  making: 'Being made',
}

export const progressWords = (progress: CardProgress): string => PROGRESS[progress]

export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ENGINES: Record<Engine, string | null> = { builtin: null, gemini: 'Gemini', openai: 'OpenAI' }

export const madeWithAi = (engine: Engine | null): string | null =>
  engine && ENGINES[engine] && `Made with AI (${ENGINES[engine]})`

export const understoodWords = (understood: readonly string[]): string =>
  understood
    .filter((each) => !each.endsWith('(assumed)'))
    .map((each) => each.replace(/^\w+: /, ''))
    .join(', ')

const NOT_DRAWN = 'not drawn: '

/** Says what the engine understood of the user's description. Empty if it understood nothing and assumed everything. */
export function understoodLine(understood: readonly string[]): string {
  const missing = understood.find((each) => each.startsWith(NOT_DRAWN))
  const words = understoodWords(understood.filter((each) => each !== missing))
  if (!missing) return words && `Understood: ${words}`
  return `Drawn: ${words}. Not drawn: ${missing.slice(NOT_DRAWN.length)}`
}

export const CARD_FAILED = {
  title: 'Generation Failed',
  text: 'An error occurred while generating your image.',
} as const

export const reasonOf = ({ error }: Pick<Card, 'error'>): string | null =>
  error === null || error === FAILED || error === CARD_FAILED.text ? null : error
