import { countWords } from '@ufaro/contract/tools/flyer.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { expect, test } from 'vitest'
import type { Colors } from '#web/studio/brand/colors.ts'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { newRunView, type RunView } from '#web/studio/run/run-view.ts'
import { brand } from '../../../test/brand.ts'
import {
  atGenerate,
  EMPTY_FORM,
  FLYER,
  type FlyerForm,
  fitContent,
  flyerInputs,
  isBrandKept,
  LOGO_RULES,
  missing,
  OPTIONAL_RULES,
  ofBrand,
  remember,
} from './flyer.form.ts'
import { REVEAL_MS, revealed } from './use-reveal.ts'

const picture = (name: string) => ({ blob: new Blob([name]), name, width: 200, height: 100 })
const full: FlyerForm = { ...EMPTY_FORM, logo: picture('logo.png'), content: 'Big sale' }
const asking = { runId: 'r', slot: 1, withPictures: true }

test('what is missing is said in the specification’s words', () => {
  expect(missing(EMPTY_FORM)).toBe('Please upload a logo for your flyer')
  expect(missing({ ...full, content: ' \n ' })).toBe('Please enter content for your flyer')
  expect(missing({ ...full, content: 'word '.repeat(51) })).toBe('Content must be 50 words or less')
  expect(missing({ ...full, content: 'word '.repeat(50) })).toBeNull()
  expect(TOOLS.flyer.noCredits).toBe('Insufficient flyer credits. Please upgrade your plan.')
})

test('pictures are under 5 MB and refused in the specification’s words', () => {
  for (const { maxBytes } of [LOGO_RULES, OPTIONAL_RULES]) expect(maxBytes).toBe(5 * 1024 * 1024 - 1)
  expect(LOGO_RULES.texts).toEqual({
    type: 'Please upload a JPEG, PNG, or WebP image for the logo',
    size: 'Logo file size must be less than 5MB',
  })
  expect(OPTIONAL_RULES.texts?.type).toBe('Please upload a JPEG, PNG, or WebP image for the optional image')
})

test('colours begin as the specification has them, and ten past sets are kept, none twice', () => {
  expect(EMPTY_FORM.colors).toEqual(['#3B82F6', '#10B981', '#F59E0B'])
  const set = (n: number): Colors => [`#0000${String(n).padStart(2, '0')}`, '#111111', '#222222']
  const many = Array.from({ length: 12 }, (_, n) => n).reduce<Colors[]>((kept, n) => remember(kept, set(n)), [])
  expect(many).toHaveLength(10)
  expect(many[0]).toEqual(set(11))
  expect(remember(many, set(5))).toHaveLength(10)
  expect(remember(many, set(5))[0]).toEqual(set(5))
})

test('the same request sent again gets new designs, a changed one keeps its designs', () => {
  const press = (form: FlyerForm): FlyerForm => ({ ...form, ...atGenerate(form) })
  const first = press(full)
  expect(first.designs).toEqual([0, 0])
  expect(press({ ...first, content: 'Big sale!' }).designs).toEqual([0, 0])
  expect(press({ ...first, logo: picture('other.png') }).designs).toEqual([0, 0])
  expect(press({ ...first, designs: [3, 0] }).designs).toEqual([3, 0])

  const runs = [first]
  for (let run = 1; run < 6; run++) runs.push(press(runs.at(-1)!))
  expect(new Set(runs.map(({ designs }) => designs.join())).size).toBe(6)
  const anew = { ...runs[1]!, ...FLYER.fresh.form, content: full.content }
  expect(press(anew).designs).toEqual([2, 2])
})

test('the request has colours and contacts as JSON, and a platform only for social media', () => {
  const contacts = [
    { id: 'a', type: 'phone', value: ' 0803 ', position: 'top_left', platform: 'tiktok' },
    { id: 'b', type: 'social_media', value: '@kafe', position: 'center', platform: 'tiktok' },
    { id: 'c', type: 'email', value: '  ', position: 'center' },
  ] as FlyerForm['contacts']
  const form = formOf(FLYER.run, flyerInputs({ ...full, contacts, optional: picture('cup.jpg') }), asking)
  expect(JSON.parse(String(form.get('colors')))).toEqual(['#3B82F6', '#10B981', '#F59E0B'])
  expect(JSON.parse(String(form.get('brandCorrespondence')))).toEqual([
    { type: 'phone', value: '0803', position: 'top_left' },
    { type: 'social_media', value: '@kafe', position: 'center', platform: 'tiktok' },
  ])
  expect(form.get('logoImage')).toBeInstanceOf(Blob)
  expect(form.get('optionalImage')).toBeInstanceOf(Blob)
  expect(() => flyerInputs(EMPTY_FORM)).toThrow()
})

const both = newRunView(['Professional Business', 'Modern Social Media'], 0)
const ready: RunView = { ...both, cards: both.cards.map((card) => ({ ...card, status: 'done' as const })) }

test('designs appear one after another, 1.5 seconds apart', () => {
  expect(REVEAL_MS).toBe(1500)
  const shown = (count: number) => revealed(ready, count).cards.map(({ status }) => status)
  expect(shown(0)).toEqual(['pending', 'pending'])
  expect(shown(1)).toEqual(['done', 'pending'])
  expect(shown(2)).toEqual(['done', 'done'])
})

test('a brand kit fills in logo, name, colours and contacts', () => {
  expect(ofBrand(brand)).toMatchObject({
    logo: null,
    brandName: 'Ilé',
    colors: brand.colors,
    contacts: [{ ...brand.contacts[0], id: expect.any(String) }],
  })
})

test('a new flyer keeps brand and contacts, and the empty form says so', () => {
  const made: FlyerForm = { ...full, brandName: 'Grace Assembly', history: [EMPTY_FORM.colors] }
  expect(isBrandKept(made)).toBe(false)
  expect(isBrandKept({ ...made, ...FLYER.fresh.form })).toBe(true)
  expect(isBrandKept(EMPTY_FORM)).toBe(false)
  expect(`${FLYER.fresh.ready}. ${FLYER.fresh.kept}`).toBe('a new flyer. Your brand and contacts are kept.')
})

test('a text from another tool is cut where a sentence ends, else where a word does', () => {
  expect(fitContent(' Hot bread.\n\nBaked at dawn! ')).toBe('Hot bread.\nBaked at dawn!')
  const twenty = `Big ${'word '.repeat(18)}end. `
  expect(fitContent(twenty.repeat(3))).toBe(twenty.repeat(2).trim())
  expect(countWords(fitContent('word '.repeat(80)))).toBe(50)
  expect(fitContent('ẹ'.repeat(900)).length).toBeLessThanOrEqual(500)
})
