import type { Engine } from '@ufaro/contract/output.ts'
import { expect, it } from 'vitest'
import { chooseEngine } from './engine-choice.ts'

function choose(chosen: Engine | undefined, configured: Engine[], off: Engine[] = [], resting: Engine[] = []) {
  const enabled = (['gemini', 'openai', 'builtin'] as const).filter((engine) => !off.includes(engine))
  return chooseEngine({ chosen, configured, enabled, isResting: (engine) => resting.includes(engine) })
}

it('refuses if an admin switched off every engine', () => {
  expect(() => choose(undefined, ['gemini'], ['gemini', 'builtin'])).toThrow(
    expect.objectContaining({ kind: 'disabled' }),
  )
})

it('takes the chosen engine, else the first configured one, else the built-in one', () => {
  expect(choose('openai', ['gemini', 'openai'])).toEqual({ engine: 'openai', fallback: 'gemini' })
  expect(choose(undefined, ['gemini', 'openai'])).toEqual({ engine: 'gemini', fallback: 'openai' })
  expect(choose('builtin', ['gemini'])).toEqual({ engine: 'builtin', fallback: null })
  expect(choose(undefined, [])).toEqual({ engine: 'builtin', fallback: null })
})

it('skips an engine that is switched off, as first choice and as fallback', () => {
  expect(choose('gemini', ['gemini', 'openai'], ['gemini'])).toEqual({ engine: 'openai', fallback: null })
  expect(choose('gemini', ['gemini', 'openai'], ['openai'])).toEqual({ engine: 'gemini', fallback: null })
  expect(choose('builtin', ['gemini'], ['builtin'])).toEqual({ engine: 'gemini', fallback: null })
})

it('never falls back on the built-in engine', () => {
  expect(choose(undefined, ['gemini'])).toEqual({ engine: 'gemini', fallback: null })
})

it('passes over a paused engine if another AI engine is available', () => {
  expect(choose(undefined, ['gemini'], [], ['gemini'])).toEqual({ engine: 'gemini', fallback: null })
  expect(choose(undefined, ['gemini', 'openai'], [], ['gemini', 'openai']).engine).toBe('gemini')
  expect(choose('gemini', ['gemini', 'openai'], ['openai'], ['gemini']).engine).toBe('gemini')
  expect(choose('gemini', ['gemini', 'openai'], [], ['gemini'])).toEqual({ engine: 'openai', fallback: 'gemini' })
})
