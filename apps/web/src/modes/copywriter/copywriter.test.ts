import { AUDIENCES, COPY_STYLES, COPY_TEXTS, LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { PLEASE_ADD } from '@ufaro/contract/tools/measured.ts'
import { expect, test } from 'vitest'
import { askedFor } from '#web/studio/words/asked-for.ts'
import { COPIED_MS } from '#web/studio/words/use-copied.ts'
import { brand } from '../../../test/brand.ts'
import {
  AUTO_EXTRACT,
  COPYWRITER,
  copywriterInputs,
  EMPTY_FORM,
  missing,
  ofBrand,
  PHOTO_HINT,
  readsItself,
} from './copywriter.form.ts'

const full = { ...EMPTY_FORM, description: ' Hot bread ', keywords: ['soft', 'aṣọ òkè'] }

test('the choices and constants of the specification', () => {
  expect(AUDIENCES).toEqual(['Gen Z', 'Millennials', 'Professionals', 'Families', 'Luxury Consumers'])
  expect(COPY_STYLES).toEqual([
    'Persuasive & Direct',
    'Friendly & Casual',
    'Humorous & Witty',
    'Urgent & Scarcity-driven',
    'Inspirational & Aspirational',
  ])
  expect(LANGUAGES).toEqual(['English', 'Nigerian Pidgin', 'Yoruba', 'Hausa', 'Igbo'])
  expect(PHOTO_HINT).toBe('JPG, PNG up to 10MB')
  expect(AUTO_EXTRACT).toBe('Auto-extract description')
  expect(EMPTY_FORM.autoExtract).toBe(true)
  expect(COPIED_MS).toBe(2000)
})

test('without a description or without keywords nothing starts', () => {
  expect(COPY_TEXTS.description).toBe('Please describe your product')
  expect(missing({ ...full, description: ' \n ' })).toBe('Please describe your product')
  expect(missing({ ...full, keywords: [] })).toBe('Please add at least one keyword')
  expect(missing(full)).toBeNull()
})

test('a description that was only measured needs the user’s own words, and is not sent with them', () => {
  const measured = 'Measured from the picture: mainly blue; tall and slim in shape; on a plain white ground.'
  expect(missing({ ...full, description: measured })).toBe(PLEASE_ADD)
  expect(askedFor(measured)).toBe(PLEASE_ADD)
  const added = { ...full, description: `${measured} A water bottle of steel` }
  expect(missing(added)).toBeNull()
  expect(askedFor(added.description)).toBe('The measured line is left out of your texts.')
  expect(askedFor('Hot bread')).toBeUndefined()
  expect(copywriterInputs(added).fields).toMatchObject({ productDescription: 'A water bottle of steel' })
})

test('the request is that of the contract, with the photo where there is one', () => {
  expect(COPYWRITER.run.endpoint.path).toBe('/api/copy')
  expect(copywriterInputs(full)).toEqual({
    fields: {
      productDescription: 'Hot bread',
      keywords: 'soft, aṣọ òkè',
      audience: 'Millennials',
      style: 'Persuasive & Direct',
      language: 'English',
      brandName: '',
      brandVoice: '',
    },
    pictures: {},
  })
  const blob = new Blob(['x'])
  const photo = { blob, name: 'bread.jpg', width: 1, height: 1 }
  expect(copywriterInputs({ ...full, photo }).pictures).toEqual({ imageData: blob })
})

test('of a brand kit it takes the name, the voice and an audience that is one of its own', () => {
  expect(ofBrand(brand)).toEqual({ brandName: 'Ilé', brandVoice: 'Warm', audience: 'Families' })
  expect(ofBrand({ ...brand, audience: 'brides' }).audience).toBeNull()
})

test('a photo is read by itself only while the description is empty and the toggle is on', () => {
  const photo = { blob: new Blob(['x']), name: 'x.jpg', width: 1, height: 1 }
  const form = { ...EMPTY_FORM, photo }
  expect(readsItself(form)).toBe(true)
  expect(readsItself({ ...form, description: ' \n' })).toBe(true)
  expect(readsItself({ ...form, description: 'Bread' })).toBe(false)
  expect(readsItself({ ...form, autoExtract: false })).toBe(false)
  expect(readsItself({ ...form, photo: null })).toBe(false)
})
