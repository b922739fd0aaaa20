import { planFrames } from '@ufaro/render/draw/gif/timeline.ts'
import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { newRunView, reduceRun } from '#web/studio/run/run-view.ts'
import { brand } from '../../../test/brand.ts'
import { estimateBytes, sampleFrames } from './estimate.ts'
import { DEFAULTS, GIF_RUN, type GifPicture, gifInputs, missing, moved, NO_PICTURES, ofBrand } from './gif.form.ts'
import { gifStage } from './gif.stage.ts'

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
  expect(missing(NO_PICTURES)).toBe(tooFew)
  expect(missing({ pictures: [one], logo: null })).toBe(tooFew)
  expect(missing({ pictures: [one, two], logo: null })).toBeNull()
})

test('pictures travel in their order, under one name, the logo beside them', async () => {
  const inputs = gifInputs({ pictures: [two, one], logo: three }, DEFAULTS)
  const form = formOf(GIF_RUN, inputs, { runId: 'r', slot: 1, withPictures: true })
  const sent = form.getAll('images') as File[]
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['2', '1'])
  expect(await (form.get('logoImage') as File).text()).toBe('3')
  expect(JSON.parse(String(form.get('settings')))).toMatchObject({
    loop: true,
    callToAction: 'Shop Now',
    size: 'medium',
  })
  expect(gifInputs({ pictures: [one, two], logo: null }, DEFAULTS).pictures).not.toHaveProperty('logoImage')
})

test('moving a picture moves no other one past its neighbours', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('the stage is derived from the pictures and the run alone', () => {
  const pending = newRunView(['Animated GIF'], 0)
  const ended = reduceRun(pending, { type: 'refused', slot: 1, error: 'No.' })
  expect(gifStage({ pictures: [] }, null)).toBe('upload')
  expect(gifStage({ pictures: [one] }, null)).toBe('customize')
  expect(gifStage({ pictures: [one, two] }, pending)).toBe('generating')
  expect(gifStage({ pictures: [] }, ended)).toBe('results')
})

test('a few frames of each kind stand for all of them', () => {
  const frames = planFrames({ ...DEFAULTS, enhanceTransitions: true, marketingStyle: true, businessName: 'Ada' }, 20)
  const samples = sampleFrames(frames)
  const count = samples.reduce((sum, { indices, share }) => sum + indices.length * share, 0)
  expect(count).toBe(frames.length)
  const asked = samples.flatMap(({ indices }) => indices)
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(new Set(asked).size).toBe(asked.length)
  const bytes = asked.map(() => 1000)
  expect(estimateBytes(samples, bytes)).toBeCloseTo(frames.length * 1000, -2)
})

test('of a brand kit it takes name, tagline, colours, website and logo, and shows them', () => {
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
