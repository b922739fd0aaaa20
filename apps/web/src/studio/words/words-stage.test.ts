import { expect, test } from 'vitest'
import { newRunView, reduceRun } from '../run/run-view.ts'
import { wordsStage } from './words-stage.ts'

test('texts stay in sight while one of them is written again', () => {
  const none = { options: [], replacing: null }
  const some = { options: [{ title: 'a', content: 'b' }], replacing: null }
  const pending = newRunView(['Copywriter'], 0)
  const failed = reduceRun(pending, { type: 'refused', slot: 1, error: 'x' })
  expect(wordsStage(null, none, null)).toBe('idle')
  expect(wordsStage(null, none, 'No.')).toBe('error')
  expect(wordsStage(pending, some, null)).toBe('loading')
  expect(wordsStage(pending, { ...some, replacing: 0 }, null)).toBe('result')
  expect(wordsStage(failed, none, null)).toBe('error')
  expect(wordsStage(failed, some, null)).toBe('result')
})
