import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { type Person, signInAdmin } from '../factories/person.ts'
import { createOwner, creditsLeft, expectUntouched, type Fields, formOf, jsonOf, plain, runOf } from './flyer-kit.ts'

const CALL = ['POST', '/api/flyers/generate'] as const
const MB = 1024 * 1024
const logoImage = await plain(120, 60, '#aa2255')
const optionalImage = await plain(200, 150, '#22aa55', 'jpeg')
/** Returns a valid picture in a file of exactly this size. Decoders ignore the bytes after its end. */
const heavy = (bytes: number) => Buffer.concat([logoImage, Buffer.alloc(bytes - logoImage.length)])

const FIELDS: Fields = {
  colors: ['#112233', '#445566', '#ddaa00'],
  content: 'Grand opening! Free pastries all day.',
  brandName: 'Kafé Ọkafor',
  brandCorrespondence: [
    { type: 'phone', value: '+234 803 555 0199', position: 'bottom_left' },
    { type: 'social_media', value: '@kafe', position: 'top_right', platform: 'instagram' },
  ],
}

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { flyer: 3 })
})
afterAll(() => app.close())

const make = (fields: Fields = {}, given: Record<string, Buffer> = { logoImage }) =>
  person.call(...CALL, { body: jsonOf({ ...FIELDS, ...fields }, given) })

describe('refusals cost nothing', () => {
  test.each([
    ['no logo', {}, 400, 'VALIDATION_FAILED', 'Please upload a logo for your flyer'],
    [
      'a text for a logo',
      { logoImage: Buffer.from('hello') },
      415,
      'NOT_AN_IMAGE',
      'Please upload a JPEG, PNG, or WebP image for the logo',
    ],
    ['a logo of just 5 MB', { logoImage: heavy(5 * MB) }, 413, 'TOO_LARGE', 'Logo file size must be less than 5MB'],
    ['a logo of 11 MB', { logoImage: heavy(11 * MB) }, 413, 'TOO_LARGE', 'Logo file size must be less than 5MB'],
    [
      'a text for the other image',
      { logoImage, optionalImage: Buffer.from('hello') },
      415,
      'NOT_AN_IMAGE',
      'Please upload a JPEG, PNG, or WebP image for the optional image',
    ],
    [
      'another image of 6 MB',
      { logoImage, optionalImage: heavy(6 * MB) },
      413,
      'TOO_LARGE',
      'Optional image file size must be less than 5MB',
    ],
    ['half a logo', { logoImage: logoImage.subarray(0, 60) }, 422, 'UNREADABLE_IMAGE', /damaged/],
  ])('%s, as JSON and as a form', async (_, given, status, code, sentence) => {
    const error = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
    for (const body of [jsonOf(FIELDS, given), formOf(FIELDS, given)]) {
      expect(await person.call(...CALL, { body })).toMatchObject({ status, body: { code, error } })
    }
    await expectUntouched(app, person, 'flyer', 3)
  })

  test.each([
    ['no content', { content: ' \n ' }, 'content', 'Please enter content for your flyer'],
    ['51 words', { content: 'word '.repeat(51) }, 'content', 'Content must be 50 words or less'],
    ['501 characters', { content: 'x'.repeat(501) }, 'content', 'Content must be 500 characters or less'],
    ['a brand name of 101', { brandName: 'x'.repeat(101) }, 'brandName', /./],
    ['a colour by name', { colors: ['red', '#445566', '#ddaa00'] }, 'colors', /colour such as #3B82F6/],
    ['two colours', { colors: ['#112233', '#445566'] }, 'colors', /./],
    ['four colours', { colors: ['#112233', '#445566', '#ddaa00', '#000000'] }, 'colors', /./],
    ['a pigeon', { brandCorrespondence: [{ type: 'pigeon', value: 'x' }] }, 'brandCorrespondence', /./],
    ['an empty contact', { brandCorrespondence: [{ type: 'phone', value: ' ' }] }, 'brandCorrespondence', /./],
    ['21 contacts', { brandCorrespondence: Array(21).fill({ type: 'phone', value: '1' }) }, 'brandCorrespondence', /./],
  ])('%s', async (_, fields, field, sentence) => {
    const answer = await make(fields)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    const told = Object.entries(answer.body.fields).find(([name]) => name.startsWith(field))?.[1]
    if (typeof sentence === 'string') expect(told).toBe(sentence)
    else expect(told).toMatch(sentence)
    await expectUntouched(app, person, 'flyer', 3)
  })

  test('no credit for a flyer', async () => {
    person = await createOwner(app, { events: 1 })
    const error = 'Insufficient flyer credits. Please upgrade your plan.'
    expect(await make()).toMatchObject({ status: 402, body: { code: 'NO_CREDITS', error } })
    const spend = await person.call('POST', '/api/user/use-credit', { body: { mode: 'flyer' } })
    expect(spend).toMatchObject({ status: 402, body: { error } })
    await expectUntouched(app, person, 'flyer', 0)
  })

  test('a tool that is switched off, by either of its names', async () => {
    const admin = await signInAdmin(app)
    const turn = (id: string, enabled: boolean) =>
      admin.call('PATCH', `/api/admin/services/${id}`, { body: { enabled } })
    await turn('flyer_mode', false)
    expect(await make()).toMatchObject({ status: 403, body: { code: 'SERVICE_DISABLED' } })
    await turn('flyer_generation', true)
    await expectUntouched(app, person, 'flyer', 3)
  })

  test('it requires authentication', async () => {
    expect(await app.call(...CALL, { body: jsonOf(FIELDS, { logoImage }) })).toMatchObject({ status: 401 })
  })
})

test('one call and one credit make both designs, of their own sizes', async () => {
  const { status, body } = await make({}, { logoImage, optionalImage })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ engine: 'builtin', model: null })
  expect(body.flyers.map(({ variantName }: { variantName: string }) => variantName)).toEqual([
    'Professional Business',
    'Modern Social Media',
  ])
  const sizes = []
  for (const { flyerUrl } of body.flyers) {
    const { width, height, format } = await sharp((await app.call('GET', flyerUrl)).body).metadata()
    sizes.push({ width, height, format })
  }
  expect(sizes).toEqual([
    { width: 1240, height: 1754, format: 'png' },
    { width: 1080, height: 1350, format: 'png' },
  ])
  expect(await creditsLeft(person, 'flyer')).toBe(2)
  expect(await runOf(person, body.runId)).toMatchObject({ status: 'succeeded', refunded: false })
  expect(await make({ runId: body.runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('a form and JSON make the same designs', async () => {
  const bytesOf = async (body: { flyers: { flyerUrl: string }[] }) =>
    Promise.all(body.flyers.map(async ({ flyerUrl }) => (await app.call('GET', flyerUrl)).body as Buffer))
  const pictures = { logoImage, optionalImage }
  const one = await bytesOf((await make({}, pictures)).body)
  const two = await bytesOf((await person.call(...CALL, { body: formOf(FIELDS, pictures) })).body)
  expect(one).toHaveLength(2)
  one.forEach((bytes, index) => {
    expect(bytes.equals(two[index]!)).toBe(true)
  })
})

test('a text of 50 words in several scripts is accepted with default options', async () => {
  const content = '🎉 Ẹ̀bùn ọ̀fẹ́ ₦5,000 محمد '.repeat(10)
  expect(content.trim().split(/\s+/)).toHaveLength(50)
  const answer = await person.call(...CALL, { body: jsonOf({ content }, { logoImage }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.flyers).toHaveLength(2)
})
