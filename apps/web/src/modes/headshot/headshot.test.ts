import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { newRunView, reduceRun } from '#web/studio/run/run-view.ts'
import { EMPTY_FORM, HEADSHOT_RUN, headshotInputs, missing } from './headshot.form.ts'
import { headshotStage } from './headshot.stage.ts'

const photo = { blob: new Blob(['x'], { type: 'image/jpeg' }), name: 'me.jpg', width: 800, height: 1000 }

test('without a photo there is nothing to send', () => {
  expect(missing(EMPTY_FORM)).toBe('Add a photo first')
  expect(() => headshotInputs(EMPTY_FORM)).toThrow()
})

test('each look is asked for by number, the photo only while the run has none', async () => {
  const inputs = headshotInputs({ photo, attire: 'Casual' })
  const first = formOf(HEADSHOT_RUN, inputs, { runId: 'r', slot: 1, withPictures: true })
  expect(JSON.parse(String(first.get('options')))).toEqual({ attire: 'Casual', look: 1 })
  expect(first.get('mode')).toBe('headshot')
  expect(first.get('productImageDataUrl')).toBeInstanceOf(Blob)
  const second = formOf(HEADSHOT_RUN, inputs, { runId: 'r', slot: 2, withPictures: false })
  expect(second.has('productImageDataUrl')).toBe(false)
  expect(JSON.parse(String(second.get('options'))).look).toBe(2)
})

test('the stage is derived from the photo and the run alone', () => {
  const pending = newRunView(['Look 1'], 0)
  const ended = reduceRun(pending, { type: 'refused', slot: 1, error: 'No.' })
  expect(headshotStage({ photo: null }, null)).toBe('idle')
  expect(headshotStage({ photo }, null)).toBe('image-uploaded')
  expect(headshotStage({ photo }, pending)).toBe('generating')
  expect(headshotStage({ photo: null }, ended)).toBe('results-shown')
  const removed = reduceRun(ended, { type: 'removed', slot: 1, removed: true })
  expect(headshotStage({ photo }, removed)).toBe('image-uploaded')
})
