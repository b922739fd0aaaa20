import { AUDIENCES, COPY_STYLES, LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { PLEASE_ADD } from '@ufaro/contract/tools/measured.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, dataUrl, expectUntouched, type Fields, plain, runOf } from '../flyers/flyer-kit.ts'

const MEASURED_ONLY = 'Measured from the picture: mainly blue; tall and slim in shape; on a plain white ground.'
const REQUEST = { productDescription: 'Hot bread from Ìbàdàn', keywords: 'soft, fresh' }

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { copywriter: 60 })
})
afterAll(() => app.close())

const write = (fields: Fields = {}) => person.call('POST', '/api/copy', { body: { ...REQUEST, ...fields } })

describe('refusals cost nothing', () => {
  test.each([
    ['no description', { productDescription: undefined }, 'productDescription', 'Please describe your product'],
    ['a blank description', { productDescription: ' \n ' }, 'productDescription', 'Please describe your product'],
    ['a description of 3,001 characters', { productDescription: 'x'.repeat(3001) }, 'productDescription', null],
    ['what was only measured from a photo', { productDescription: MEASURED_ONLY }, 'productDescription', PLEASE_ADD],
    [
      'the request to the person in it',
      { productDescription: `Hot bread. ${PLEASE_ADD}` },
      'productDescription',
      PLEASE_ADD,
    ],
    ['keywords of 501 characters', { keywords: 'x'.repeat(501) }, 'keywords', null],
    ['an audience of its own', { audience: 'Everybody' }, 'audience', null],
    ['a style of its own', { style: 'Loud' }, 'style', null],
    ['a sixth language', { language: 'French' }, 'language', null],
  ])('%s', async (_, fields, field, sentence) => {
    const answer = await write(fields)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) } },
    })
    if (sentence) expect(answer.body.fields[field]).toBe(sentence)
    await expectUntouched(app, person, 'copywriter', 60)
  })

  test('a picture that is none', async () => {
    const answer = await write({ imageData: dataUrl(Buffer.from('#!/bin/sh')) })
    expect(answer).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
    await expectUntouched(app, person, 'copywriter', 60)
  })

  test('nobody signed in, or no credit left', async () => {
    expect(await app.call('POST', '/api/copy', { body: REQUEST })).toMatchObject({ status: 401 })
    person = await createOwner(app, { headshot: 1 })
    expect(await write()).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
  })
})

test('one credit writes at least three titled texts, kept with the run and in the gallery', async () => {
  const { status, body } = await write({ imageData: dataUrl(await plain(40, 40, '#aa5500')) })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ runId: expect.any(String), engine: 'builtin', model: null })
  expect(body.copies.length).toBeGreaterThanOrEqual(3)
  for (const copy of body.copies) {
    expect(copy).toEqual({
      title: expect.stringMatching(/\S/),
      content: expect.stringMatching(/hot bread from Ìbàdàn/iu),
    })
  }
  expect(await creditsLeft(person, 'copywriter')).toBe(59)
  const run = await runOf(person, body.runId)
  expect(run).toMatchObject({ mode: 'copywriter', status: 'succeeded', refunded: false })
  expect(run.outputs).toMatchObject([{ label: 'Copywriter', status: 'done', url: null, content: body.copies }])
  const gallery = await person.call('GET', '/api/creations?mode=copywriter')
  expect(gallery.body.creations).toMatchObject([{ runId: body.runId, content: body.copies, url: null }])
})

test('measured facts beside the user’s own description appear in no text', async () => {
  const { status, body } = await write({ productDescription: `${MEASURED_ONLY} A steel bottle` })
  expect(status, JSON.stringify(body)).toBe(200)
  for (const { content } of body.copies) {
    expect(content).toContain('steel bottle')
    expect(content).not.toMatch(/Measured|mainly blue|plain white/)
  }
})

test('every language, audience and style is accepted, as JSON and as a form', async () => {
  for (const [at, language] of LANGUAGES.entries()) {
    const chosen = { language, audience: AUDIENCES[at]!, style: COPY_STYLES[at]! }
    expect((await write(chosen)).status).toBe(200)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...REQUEST, ...chosen, mode: 'copywriter' })) form.set(name, value)
    expect((await person.call('POST', '/api/copy', { body: form })).status).toBe(200)
  }
})

test('an open run is used before another is paid for, and takes no second text', async () => {
  const { body: opened } = await person.call('POST', '/api/user/use-credit', { body: { mode: 'copywriter' } })
  expect((await write()).body.runId).toBe(opened.runId)
  expect(await write({ runId: opened.runId })).toMatchObject({ status: 409 })
  expect(await creditsLeft(person, 'copywriter')).toBe(59)
})

test('fifty runs of one request write at least thirty different texts', async () => {
  const texts = new Set<string>()
  for (let run = 0; run < 50; run++) texts.add((await write()).body.copies[0].content)
  expect(texts.size).toBeGreaterThanOrEqual(30)
})
