import { expect, test, vi } from 'vitest'
import { EventPageChanges } from '../event-page.ts'
import { CertificatesRequest } from './certificates.ts'
import { ContentScriptRequest } from './content-script.ts'
import { CopyRequest } from './copywriter.ts'
import { DP_SIZES, DP_STYLES, DpRequest } from './dp.ts'
import { clampBox, EventsRequest } from './events.ts'
import { countWords, FLYER_TEXTS, FlyerRequest } from './flyer.ts'
import { HeadshotRequest } from './headshot.ts'
import { MockupRequest } from './mockup.ts'
import { AESTHETIC_REQUIRED, ProductRequest } from './product.ts'

const refusal = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

test('unknown options are refused, whatever the mode', () => {
  const unknown = { options: { speed: 'fast' } }
  expect(HeadshotRequest.safeParse({ mode: 'headshot', ...unknown }).success).toBe(false)
  expect(DpRequest.safeParse({ mode: 'dp', ...unknown }).success).toBe(false)
  expect(MockupRequest.safeParse({ mode: 'mockup', ...unknown }).success).toBe(false)
  expect(ProductRequest.safeParse({ mode: 'product', options: { aesthetic: 'x', speed: 1 } }).success).toBe(false)
  expect(EventsRequest.safeParse({ crop: { x: 0, y: 0, width: 1, height: 1, z: 1 } }).success).toBe(false)
})

test('names that strangers see have no bidirectional marks and are never blank', () => {
  const seal = { title: 'Baking\u202e 101', issuer: ' Ada\u200b School ' }
  expect(CertificatesRequest.parse({ names: ['Obi\u2067  Eze'], verify: seal })).toMatchObject({
    names: ['Obi Eze'],
    verify: { title: 'Baking 101', issuer: 'Ada School' },
  })
  for (const names of [['\u200b'], ['Ada', '\u202e']])
    expect(CertificatesRequest.safeParse({ names }).success).toBe(false)
  expect(EventPageChanges.parse({ title: 'Party\u202e!', venue: 'Hall\u2066\nLagos' })).toEqual({
    title: 'Party!',
    venue: 'Hall Lagos',
  })
  expect(EventPageChanges.safeParse({ title: '\u200b' }).success).toBe(false)
  expect(EventsRequest.parse({ guestName: '\u202eAda' }).guestName).toBe('Ada')
})

test('an event that an API client sends without a time zone starts at that hour in UTC, wherever the server is', () => {
  for (const TZ of ['UTC', 'America/New_York', 'Africa/Lagos']) {
    vi.stubEnv('TZ', TZ)
    const at = (text: string) => EventPageChanges.parse({ starts_at: text }).starts_at?.toISOString()
    expect([at('2026-12-19T14:00'), at('2026-12-19 14:00:30')], TZ).toEqual([
      '2026-12-19T14:00:00.000Z',
      '2026-12-19T14:00:30.000Z',
    ])
    expect([at('2026-12-19'), at('2026-12-19T14:00+01:00')], TZ).toEqual([
      '2026-12-19T00:00:00.000Z',
      '2026-12-19T13:00:00.000Z',
    ])
  }
  vi.unstubAllEnvs()
})

test('a prompt holds at most 2,000 characters and may be empty', () => {
  expect(DpRequest.safeParse({ mode: 'dp', prompt: 'x'.repeat(2001) }).success).toBe(false)
  expect(DpRequest.parse({ mode: 'dp', prompt: 'x'.repeat(2000) }).prompt).toHaveLength(2000)
  expect(DpRequest.parse({ mode: 'dp', options: { input: 'reference' } }).prompt).toBe('')
})

test('a profile picture is requested by a prompt or by a reference', () => {
  for (const prompt of [undefined, '', ' \n ']) {
    expect(refusal(DpRequest.safeParse({ mode: 'dp', prompt }))).toBe('Please enter a description for your DP.')
  }
  expect(DpRequest.parse({ mode: 'dp', prompt: 'teal' }).options).toEqual({
    input: 'prompt',
    style: 'Professional Halo',
  })
  expect(DpRequest.safeParse({ mode: 'dp', prompt: 'teal', options: { style: 'Sepia' } }).success).toBe(false)
  expect(DP_STYLES).toEqual([
    'Professional Halo',
    'Neon Glow',
    'Sticker Outline',
    'Monochrome Sketch',
    'Golden Hour',
    'Vibrant Colors',
  ])
  expect(Object.keys(DP_SIZES)).toEqual(['WhatsApp', 'Instagram', 'LinkedIn', 'X'])
})

test('a product needs an aesthetic of 1 to 500 characters', () => {
  for (const options of [undefined, {}, { aesthetic: '   ' }]) {
    expect(refusal(ProductRequest.safeParse({ mode: 'product', options }))).toBe(AESTHETIC_REQUIRED)
  }
  expect(AESTHETIC_REQUIRED).toBe('Please select or describe an aesthetic setup first')
  expect(ProductRequest.safeParse({ mode: 'product', options: { aesthetic: 'x'.repeat(501) } }).success).toBe(false)
  expect(ProductRequest.parse({ mode: 'product', options: { aesthetic: ' wood ' } }).options.aesthetic).toBe('wood')
})

test('a text that is too long is refused as too long, not as missing', () => {
  const long = 'x'.repeat(3001)
  const said = (result: { error?: { issues: { message: string }[] } }) =>
    result.error?.issues.map(({ message }) => message)
  expect(said(CopyRequest.safeParse({ productDescription: long }))).toEqual(['Please keep to 3,000 characters'])
  expect(said(ProductRequest.safeParse({ mode: 'product', options: { aesthetic: long } }))).toEqual([
    'Please keep to 500 characters',
  ])
  const script = { brandName: long, brandDescription: long, targetAudience: long }
  expect(said(ContentScriptRequest.safeParse(script))).toEqual([
    'Please keep to 100 characters',
    'Please keep to 3,000 characters',
    'Please keep to 500 characters',
  ])
  expect(said(EventPageChanges.safeParse({ title: long }))).toEqual(['Please keep to 120 characters'])
})

test('a flyer says what is wrong with its words', () => {
  expect(refusal(FlyerRequest.safeParse({}))).toBe('Please enter content for your flyer')
  expect(refusal(FlyerRequest.safeParse({ content: ' \n ' }))).toBe('Please enter content for your flyer')
  expect(refusal(FlyerRequest.safeParse({ content: 'a '.repeat(51) }))).toBe('Content must be 50 words or less')
  expect(FlyerRequest.safeParse({ content: 'x'.repeat(501) }).success).toBe(false)
  expect(FlyerRequest.safeParse({ content: 'Sale', brandName: 'x'.repeat(101) }).success).toBe(false)
  expect(FlyerRequest.safeParse({ content: 'Sale', colors: ['red', '#000000', '#ffffff'] }).success).toBe(false)
  expect(FLYER_TEXTS.contentWords).toBe('Content must be 50 words or less')
})

test('a flyer of 50 words passes with the default colours', () => {
  const flyer = FlyerRequest.parse({ content: 'a '.repeat(50) })
  expect(flyer.colors).toEqual(['#3B82F6', '#10B981', '#F59E0B'])
  expect(countWords(' one\ntwo  three ')).toBe(3)
})

test('a crop outside the picture is clipped, and an empty one is refused', () => {
  expect(clampBox({ x: -0.5, y: 0.5, width: 1, height: 2 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 })
  expect(clampBox({ x: 0.2, y: 0.2, width: 0, height: 1 })).toBeNull()
  expect(EventsRequest.safeParse({ crop: { x: 2, y: 0, width: 1, height: 1 } }).success).toBe(false)
  expect(EventsRequest.parse({}).crop).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })
})
