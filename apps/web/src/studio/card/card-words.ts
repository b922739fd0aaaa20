import type { Engine } from '@ufaro/contract/output.ts'
import { type Card, type CardStage, FAILED } from '../run/run-view.ts'

const STAGES: Record<CardStage, string> = {
  waiting: 'Waiting its turn',
  sending: 'Sending your photo',
  making: 'Being made',
}

export const stageWords = (stage: CardStage): string => STAGES[stage]

/** Milliseconds as `0:07` or `1:20`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ENGINES: Record<Engine, string> = { builtin: 'Built-in engine', gemini: 'Gemini', openai: 'OpenAI' }

/** Who made a result, with the model's name where one did. */
export const engineWords = (engine: Engine, model: string | null): string =>
  model ? `${ENGINES[engine]} · ${model}` : ENGINES[engine]

export const CARD_FAILED = {
  title: 'Generation Failed',
  text: 'An error occurred while generating your image.',
} as const

export const CARD_SKIPPED = 'Needs an AI engine'

/** A reason that says more than the general sentence does. */
export const reasonOf = ({ error }: Pick<Card, 'error'>): string | null =>
  error === null || error === FAILED || error === CARD_FAILED.text ? null : error
