import { expect, test } from 'vitest'
import { runKindOf } from '../run/run-inputs.ts'
import { newRunView, reduceRun } from '../run/run-view.ts'
import type { Picture } from '../upload/take-picture.ts'
import type { BenchTool } from './bench-tool.ts'
import { phaseOf } from './tool-phase.ts'

interface Form {
  photo: Picture | null
}
const photo = { blob: new Blob(['x']), name: 'me.jpg', width: 8, height: 8 }
const tool: BenchTool<Form, 'photo'> = {
  run: runKindOf('dp'),
  emptyForm: { photo: null },
  pictures: { photo: { label: 'Photo', take: (taken) => ({ photo: taken }) } },
  missing: () => null,
  inputs: () => ({ fields: {}, pictures: {} }),
  fresh: { ready: 'a new photo' },
}
const pending = newRunView(['Look 1'], 0)
const failed = reduceRun(pending, { type: 'refused', slot: 1, error: 'No.' })

test('the phase follows from the pictures and the run alone', () => {
  expect(phaseOf(tool, { photo: null }, null)).toBe('empty')
  expect(phaseOf(tool, { photo }, null)).toBe('ready')
  expect(phaseOf(tool, { photo }, pending)).toBe('working')
  expect(phaseOf(tool, { photo: null }, failed)).toBe('done')
  const removed = reduceRun(failed, { type: 'removed', slot: 1, removed: true })
  expect(phaseOf(tool, { photo }, removed)).toBe('ready')
})

test('a failed run of a tool that returns to the form is not shown as a result', () => {
  const leadsBack = { ...tool, failure: { title: 'Failed', kept: 'All is still here.' } }
  expect(phaseOf(leadsBack, { photo }, failed)).toBe('ready')
  const done = { ...pending, cards: pending.cards.map((card) => ({ ...card, status: 'done' as const })) }
  expect(phaseOf(leadsBack, { photo: null }, done)).toBe('done')
})

test('a tool can define when its form is empty', () => {
  expect(phaseOf({ ...tool, isEmpty: () => false }, { photo: null }, null)).toBe('ready')
})
