import { MOCKUP_ITEMS, type Quad } from '@ufaro/contract/tools/mockup.ts'
import { expect, test } from 'vitest'
import { EMPTY_FORM, type MockupForm, missing, mockupInputs, pickItem, STARTERS } from './mockup.form.ts'
import { moved, turned, withCorner } from './quad-moves.ts'

const picture = { blob: new Blob(['x'], { type: 'image/png' }), name: 'logo.png', width: 400, height: 400 }
const form = (changes: Partial<MockupForm> = {}): MockupForm => ({ ...EMPTY_FORM, logo: picture, ...changes })
const QUAD: Quad = [
  { x: 0.25, y: 0.25 },
  { x: 0.75, y: 0.25 },
  { x: 0.75, y: 0.5 },
  { x: 0.25, y: 0.5 },
]

test('what is missing is said in turn, and nothing incomplete is sent', () => {
  expect(missing(EMPTY_FORM)).toBe('Please upload your logo first.')
  expect(missing(form({ prompt: ' ' }))).toBe('Please enter a description for your mockup.')
  expect(missing(form({ input: 'item_photo' }))).toBe('Please upload an item photo to proceed.')
  expect(() => mockupInputs(form())).toThrow()
  expect(missing(form({ prompt: 'a mug' }))).toBeNull()
})

test('with a prompt, the chosen item and person are sent, and the photo of the item is not', () => {
  const model = { ...EMPTY_FORM.model, gender: 'woman', age: '25-30' } as const
  const { fields, pictures } = mockupInputs(
    form({ prompt: 'a bag', item: 'tote', scene: 'wood', photo: picture, quad: QUAD, model }),
  )
  expect(fields).toEqual({
    prompt: 'a bag',
    options: { input: 'prompt', item: 'tote', scene: 'wood', gender: 'woman', age: '25-30' },
  })
  expect(Object.keys(pictures)).toEqual(['productImageDataUrl'])
})

test('with a photo of the item, the logo’s corners are sent, and the chosen item is not', () => {
  const { fields, pictures } = mockupInputs(form({ input: 'item_photo', item: 'mug', photo: picture, quad: QUAD }))
  expect(fields.options).toEqual({ input: 'item_photo', quad: QUAD })
  expect(Object.keys(pictures)).toEqual(['productImageDataUrl', 'modelImageDataUrl'])
})

test('a picked item fills in a prompt, but never replaces the user’s own text', () => {
  for (const item of MOCKUP_ITEMS) expect(pickItem(form(), item)).toEqual({ item, scene: null, prompt: STARTERS[item] })
  expect(pickItem(form({ prompt: STARTERS.mug }), 'box')).toEqual({ item: 'box', scene: null, prompt: STARTERS.box })
  expect(pickItem(form({ prompt: 'my own words' }), 'box')).toEqual({ item: 'box', scene: null })
  expect(pickItem(form({ prompt: STARTERS.mug }), null)).toEqual({ item: null, scene: null })
})

test('corners stay on the photo, and moving the whole keeps its shape', () => {
  expect(withCorner(QUAD, 1, { x: 0.5, y: -0.5 })[1]).toEqual({ x: 1, y: 0 })
  expect(moved(QUAD, { x: 0.5, y: 0 })).toEqual(QUAD.map(({ x, y }) => ({ x: x + 0.25, y })))
  expect(moved(QUAD, { x: 0, y: -0.5 })[0]).toEqual({ x: 0.25, y: 0 })
  expect(turned(turned(turned(turned(QUAD))))).toEqual(QUAD)
})
