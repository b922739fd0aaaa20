import { expect, test } from 'vitest'
import { type DpForm, dpInputs, EMPTY_FORM, missing } from './dp.form.ts'
import { squareOf } from './save-square.ts'

const picture = { blob: new Blob(['x'], { type: 'image/jpeg' }), name: 'me.jpg', width: 800, height: 1000 }
const form = (changes: Partial<DpForm> = {}): DpForm => ({ ...EMPTY_FORM, photo: picture, ...changes })

test('what is missing is said in turn, and nothing incomplete is sent', () => {
  expect(missing(EMPTY_FORM)).toBe('Please upload a photo first.')
  expect(missing(form({ prompt: ' \n ' }))).toBe('Please enter a description for your DP.')
  expect(missing(form({ input: 'reference', prompt: 'teal' }))).toBe('Please upload a reference image to proceed.')
  expect(() => dpInputs(form())).toThrow()
  expect(missing(form({ prompt: 'teal' }))).toBeNull()
})

test('with a prompt, the reference picture is not sent', () => {
  const { fields, pictures } = dpInputs(form({ prompt: 'teal', reference: picture, style: 'Golden Hour' }))
  expect(fields).toEqual({ prompt: 'teal', options: { input: 'prompt', style: 'Golden Hour' } })
  expect(Object.keys(pictures)).toEqual(['productImageDataUrl'])
})

test('with a reference picture, the prompt is not sent', () => {
  const { fields, pictures } = dpInputs(form({ input: 'reference', prompt: 'teal', reference: picture }))
  expect(fields).toEqual({ prompt: '', options: { input: 'reference', style: 'Professional Halo' } })
  expect(Object.keys(pictures)).toEqual(['productImageDataUrl', 'modelImageDataUrl'])
})

test('a picture that is not square is cropped to its centre', () => {
  expect(squareOf({ width: 1080, height: 1080 })).toEqual({ x: 0, y: 0, side: 1080 })
  expect(squareOf({ width: 928, height: 1152 })).toEqual({ x: 0, y: 112, side: 928 })
  expect(squareOf({ width: 301, height: 200 })).toEqual({ x: 50, y: 0, side: 200 })
})
