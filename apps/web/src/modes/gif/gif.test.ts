import { planFrames } from '@ufaro/render/draw/gif/timeline.ts'
import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { brand } from '../../../test/brand.ts'
import { estimateBytes, sampleFrames } from './estimate.ts'
import { EMPTY_FORM, GIF, type GifPicture, gifInputs, missing, ofBrand } from './gif.form.ts'

const picture = (id: string): GifPicture => ({
  id,
  blob: new Blob([id], { type: 'image/png' }),
  name: `${id}.png`,
  width: 400,
  height: 300,
})
const [one, two, three] = [picture('1'), picture('2'), picture('3')]

test('one picture is too few', () => {
  const tooFew = 'Please upload at least 2 images to create a GIF.'
  expect(missing(EMPTY_FORM)).toBe(tooFew)
  expect(missing({ ...EMPTY_FORM, pictures: [one] })).toBe(tooFew)
  expect(missing({ ...EMPTY_FORM, pictures: [one, two] })).toBeNull()
})

test('a pasted text that is too long is not cut, but nothing is made before its writer shortens it', () => {
  const form = { ...EMPTY_FORM, pictures: [one, two], addText: true, textContent: 'a'.repeat(201) }
  expect(missing(form)).toBe('Please shorten the text on the pictures to 200 characters.')
  expect(missing({ ...form, textContent: 'a'.repeat(200) })).toBeNull()
  expect(missing({ ...form, addText: false })).toBeNull()
})

test('the request has the pictures in their order under one name, and the logo', async () => {
  const inputs = gifInputs({ ...EMPTY_FORM, pictures: [two, one], logo: three })
  const form = formOf(GIF.run, inputs, { runId: 'r', slot: 1, withPictures: true })
  const sent = form.getAll('images') as File[]
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['2', '1'])
  expect(await (form.get('logoImage') as File).text()).toBe('3')
  expect(JSON.parse(String(form.get('settings')))).toMatchObject({
    loop: true,
    callToAction: 'Shop Now',
    size: 'medium',
  })
  expect(gifInputs({ ...EMPTY_FORM, pictures: [one, two] }).pictures).not.toHaveProperty('logoImage')
})

test('the size is estimated from a few frames of each kind', () => {
  const frames = planFrames({ ...EMPTY_FORM, enhanceTransitions: true, marketingStyle: true, businessName: 'Ada' }, 20)
  const samples = sampleFrames(frames)
  const count = samples.reduce((sum, { indices, share }) => sum + indices.length * share, 0)
  expect(count).toBe(frames.length)
  const asked = samples.flatMap(({ indices }) => indices)
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(new Set(asked).size).toBe(asked.length)
  const bytes = asked.map(() => 1000)
  expect(estimateBytes(samples, bytes)).toBeCloseTo(frames.length * 1000, -2)
})

test('a brand kit fills in name, tagline, colours, website and logo', () => {
  expect(ofBrand(brand)).toEqual({
    logo: null,
    businessName: 'Ilé',
    businessTagline: 'Woven',
    brandColors: { primary: '#000000', secondary: '#111111', accent: '#222222' },
    website: 'ileoso.ng',
    marketingStyle: true,
  })
  expect(ofBrand({ ...brand, name: '', tagline: '' }).marketingStyle).toBeNull()
})
