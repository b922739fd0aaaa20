import {
  BRAND_TYPES,
  CHARACTER_COUNTS,
  CONTENT_STYLES,
  CONTENT_TYPES,
  LOCATIONS,
  QUICK_KEYWORDS,
  SCRIPT_OPTIONS,
} from '@ufaro/contract/tools/content-script.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { expect, test } from 'vitest'
import { bodyOf } from '#web/studio/run/run-inputs.ts'
import { addKeyword } from '#web/studio/words/keywords.ts'
import { brand } from '../../../test/brand.ts'
import {
  CONTENT_SCRIPT,
  contentScriptInputs,
  EMPTY_FORM,
  GUIDANCE,
  languageOf,
  missing,
  ofBrand,
} from './content-script.form.ts'
import { scriptFile } from './script-file.ts'

const full = { ...EMPTY_FORM, brandName: 'Adé', targetAudience: 'parents', brandDescription: 'Bread' }

test('the choices of the specification', () => {
  expect(Object.keys(BRAND_TYPES)).toEqual(['small', 'medium', 'large', 'multi_enterprise'])
  expect(Object.values(BRAND_TYPES).slice(0, 3)).toEqual(['Small (1-10 employees)', 'Medium (11-100)', 'Large (100+)'])
  expect(Object.keys(CONTENT_TYPES)).toEqual(['video_script', 'social_media', 'blog_post', 'ad_copy'])
  expect(Object.keys(CONTENT_STYLES)).toEqual(['dramatic', 'funny', 'professional', 'inspirational', 'casual'])
  expect(LOCATIONS.join(' ')).toBe('indoor office outdoor home studio retail restaurant event nature urban')
  expect(CHARACTER_COUNTS).toEqual(['single', 'two', 'three', 'multi'])
  expect(QUICK_KEYWORDS.join(', ')).toBe(
    'Nigeria Pidgin, Street Slang, Local References, Cultural Context, Humor, Emotional, Educational, Entertaining, Inspiring, Professional, Casual, Youth-focused, Family-friendly, Luxury, Budget-friendly',
  )
  expect(SCRIPT_OPTIONS).toEqual(['Creative Approach', 'Professional Style', 'Dynamic Format'])
  expect(TOOLS.content_script.noCredits).toBe('No content script credits remaining')
})

test('brand name, target audience and description are needed', () => {
  expect(missing({ ...full, brandName: ' ' })).toBe('Please enter your brand name')
  expect(missing({ ...full, targetAudience: '' })).toBe('Please enter your target audience')
  expect(missing({ ...full, brandDescription: '\n' })).toBe('Please describe your brand or product')
  expect(missing(full)).toBeNull()
})

test('a quick keyword is not there twice', () => {
  expect(addKeyword(['Humor'], 'humor')).toEqual(['Humor'])
})

test('the request is that of the contract, as JSON, with the guidance for the size of the brand', () => {
  const inputs = contentScriptInputs({
    ...full,
    brandType: 'large',
    keywords: ['Humor', 'soft'],
    requirements: ' Hot. ',
  })
  expect(inputs).toEqual({
    fields: {
      brandName: 'Adé',
      brandVoice: '',
      targetAudience: 'parents',
      brandDescription: 'Bread',
      brandType: 'large',
      brandTypeGuidance: GUIDANCE.large,
      contentType: 'video_script',
      contentStyle: 'professional',
      contentLocation: 'indoor',
      characterCount: 'single',
      duration: '',
      keyRequirements: 'Humor, soft, Hot.',
      language: 'English',
    },
    pictures: {},
  })
  expect(CONTENT_SCRIPT.run.endpoint.path).toBe('/api/content-scripts')
  const body = bodyOf(CONTENT_SCRIPT.run, inputs, { runId: 'r', slot: 1, withPictures: true })
  expect(body).toEqual({ ...inputs.fields, runId: 'r' })
})

test('the keyword for Pidgin means Pidgin until a language is chosen', () => {
  expect(languageOf(full)).toBe('English')
  expect(languageOf({ ...full, keywords: ['Nigeria Pidgin'] })).toBe('Nigerian Pidgin')
  expect(languageOf({ ...full, keywords: ['Nigeria Pidgin'], language: 'Igbo' })).toBe('Igbo')
})

test('files are named after the brand', () => {
  expect(scriptFile('Adé & Sons', 'Creative Approach', 'pdf')).toBe('ufaro-adé-sons-creative-approach.pdf')
  expect(scriptFile('!!!', 'Dynamic Format', 'txt')).toBe('ufaro-dynamic-format.txt')
})

test('of a brand kit it takes the name, the voice and the audience', () => {
  expect(ofBrand(brand)).toEqual({
    brandName: 'Ilé',
    brandVoice: 'Warm',
    targetAudience: 'young families in Lagos',
  })
})
