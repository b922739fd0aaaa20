import { AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { BY_MODEL_ALONE, EMPTY_FORM, missing, PRODUCT, productInputs } from './product.form.ts'

const photo = { blob: new Blob(['x'], { type: 'image/jpeg' }), name: 'soap.jpg', width: 800, height: 800 }

test('photo and aesthetic are asked for in turn, and nothing incomplete is sent', () => {
  expect(missing(EMPTY_FORM)).toBe('Add a product photo first')
  expect(missing({ ...EMPTY_FORM, photo, aesthetic: ' ' })).toBe('Please select or describe an aesthetic setup first')
  expect(() => productInputs({ ...EMPTY_FORM, photo })).toThrow()
})

test('each shot is asked for by number, the photo only while the run has none', () => {
  const inputs = productInputs({ ...EMPTY_FORM, photo, aesthetic: ` ${AESTHETICS[1]} ` })
  const first = formOf(PRODUCT.run, inputs, { runId: 'r', slot: 1, withPictures: true })
  expect(JSON.parse(String(first.get('options')))).toEqual({ aesthetic: AESTHETICS[1], shot: 1 })
  expect(first.get('productImageDataUrl')).toBeInstanceOf(Blob)
  const fourth = formOf(PRODUCT.run, inputs, { runId: 'r', slot: 4, withPictures: false })
  expect(JSON.parse(String(fourth.get('options'))).shot).toBe(4)
  expect(fourth.has('productImageDataUrl')).toBe(false)
})

test('only the shot with a person is left to models', () => {
  expect(BY_MODEL_ALONE).toEqual([4])
})
