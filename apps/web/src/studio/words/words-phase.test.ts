import { expect, test } from 'vitest'
import { newRunView, reduceRun } from '../run/run-view.ts'
import { wordsPhase } from './words-phase.ts'

test('texts stay in sight while one of them is written again', () => {
  const none = { options: [], replacing: null }
  const some = { options: [{ title: 'a', content: 'b' }], replacing: null }
  const pending = newRunView(['Copywriter'], 0)
  const failed = reduceRun(pending, { type: 'refused', slot: 1, error: 'x' })
  expect(wordsPhase(null, none, null)).toBe('idle')
  expect(wordsPhase(null, none, 'No.')).toBe('error')
  expect(wordsPhase(pending, some, null)).toBe('loading')
  expect(wordsPhase(pending, { ...some, replacing: 0 }, null)).toBe('result')
  expect(wordsPhase(failed, none, null)).toBe('error')
  expect(wordsPhase(failed, some, null)).toBe('result')
})
