import type { Engine } from '@ufaro/contract/run.ts'
import { expect, it } from 'vitest'
import { chooseEngine } from './engine-choice.ts'

function choose(chosen: Engine | undefined, configured: Engine[], off: Engine[] = []) {
  return chooseEngine({ chosen, configured, isEnabled: async (id) => !off.includes(id) })
}

it('refuses where an admin switched off every engine', async () => {
  await expect(choose(undefined, ['gemini'], ['gemini', 'builtin'])).rejects.toMatchObject({ kind: 'disabled' })
})

it('takes the chosen engine, else the first configured one, else the built-in one', async () => {
  expect(await choose('openai', ['gemini', 'openai'])).toEqual({ engine: 'openai', fallback: 'gemini' })
  expect(await choose(undefined, ['gemini', 'openai'])).toEqual({ engine: 'gemini', fallback: 'openai' })
  expect(await choose('builtin', ['gemini'])).toEqual({ engine: 'builtin', fallback: null })
  expect(await choose(undefined, [])).toEqual({ engine: 'builtin', fallback: null })
})

it('skips an engine that is switched off, as first choice and as fallback', async () => {
  expect(await choose('gemini', ['gemini', 'openai'], ['gemini'])).toEqual({ engine: 'openai', fallback: null })
  expect(await choose('gemini', ['gemini', 'openai'], ['openai'])).toEqual({ engine: 'gemini', fallback: null })
  expect(await choose('builtin', ['gemini'], ['builtin'])).toEqual({ engine: 'gemini', fallback: null })
})

it('never falls back on the built-in engine', async () => {
  expect(await choose(undefined, ['gemini'])).toEqual({ engine: 'gemini', fallback: null })
})
