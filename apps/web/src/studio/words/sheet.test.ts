import { expect, test } from 'vitest'
import { EMPTY_SHEET, editOption, takeRun } from './sheet.ts'

const option = (text: string) => ({ title: `Title ${text}`, content: text })
const old = takeRun(EMPTY_SHEET, 'run-1', ['a', 'b', 'c'].map(option))

test('the texts of a run are taken once, so that edits stay', () => {
  const edited = editOption(old, 1, { content: 'mine' })
  expect(edited.options.map(({ content }) => content)).toEqual(['a', 'mine', 'c'])
  expect(takeRun(edited, 'run-1', ['x', 'y', 'z'].map(option))).toBe(edited)
})

test('a new run replaces all, or the one that was to be written again', () => {
  const fresh = ['x', 'y', 'z'].map(option)
  expect(takeRun(old, 'run-2', fresh)).toMatchObject({ runId: 'run-2', options: fresh, replacing: null })
  const one = takeRun({ ...editOption(old, 0, { content: 'mine' }), replacing: 1 }, 'run-2', fresh)
  expect(one).toMatchObject({ runId: 'run-2', replacing: null })
  expect(one.options.map(({ content }) => content)).toEqual(['mine', 'y', 'c'])
})

test('if the new run has fewer texts, its first one replaces the old text', () => {
  const one = takeRun({ ...old, replacing: 2 }, 'run-2', [option('x')])
  expect(one.options.map(({ content }) => content)).toEqual(['a', 'b', 'x'])
})
