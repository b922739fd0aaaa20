import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { EMPTY_FORM, HEADSHOT, headshotInputs, missing } from './headshot.form.ts'

const photo = { blob: new Blob(['x'], { type: 'image/jpeg' }), name: 'me.jpg', width: 800, height: 1000 }

test('without a photo there is nothing to send', () => {
  expect(missing(EMPTY_FORM)).toBe('Add a photo first')
  expect(() => headshotInputs(EMPTY_FORM)).toThrow()
})

test('each request names its look, and has the photo only if the run has none', async () => {
  const inputs = headshotInputs({ photo, attire: 'Casual' })
  const first = formOf(HEADSHOT.run, inputs, { runId: 'r', slot: 1, withPictures: true })
  expect(JSON.parse(String(first.get('options')))).toEqual({ attire: 'Casual', look: 1 })
  expect(first.get('mode')).toBe('headshot')
  expect(first.get('productImageDataUrl')).toBeInstanceOf(Blob)
  const second = formOf(HEADSHOT.run, inputs, { runId: 'r', slot: 2, withPictures: false })
  expect(second.has('productImageDataUrl')).toBe(false)
  expect(JSON.parse(String(second.get('options'))).look).toBe(2)
})
