import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { type Person, signInAdmin } from '../factories/person.ts'
import {
  createOwner,
  creditsLeft,
  expectUntouched,
  type Fields,
  formOf,
  jsonOf,
  pixelOf,
  plain,
  runOf,
} from './flyer-kit.ts'

const CALL = ['POST', '/api/events-flyers'] as const
const flyerImage = await sharp(await plain(160, 200, '#0000ff'))
  .composite([{ input: await plain(80, 100, '#000000'), left: 40, top: 50, blend: 'dest-out' }])
  .png()
  .toBuffer()
const guestImage = await sharp(await plain(100, 80, '#ff0000'))
  .composite([{ input: await plain(50, 80, '#00ff00'), left: 50, top: 0 }])
  .png()
  .toBuffer()
const pictures = { flyerImage, guestImage }
const LEFT_HALF = { x: 0, y: 0, width: 0.5, height: 1 }

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { events: 3 })
})
afterAll(() => app.close())

const make = (fields: Fields = {}, given: Record<string, Buffer> = pictures) =>
  person.call(...CALL, { body: jsonOf(fields, given) })

async function pictureOf(answer: { status: number; body: { imageUrl: string } }): Promise<Buffer> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return (await app.call('GET', answer.body.imageUrl)).body
}

describe('refusals cost nothing', () => {
  test.each([
    ['no flyer', { guestImage }, 'flyerImage'],
    ['no guest', { flyerImage }, 'guestImage'],
    ['no picture at all', {}, 'flyerImage'],
  ])('%s', async (_, given, field) => {
    const sentence = 'Please upload both a flyer and a guest image.'
    for (const body of [jsonOf({}, given), formOf({ guestName: 'Ada' }, given)]) {
      const answer = await person.call(...CALL, { body })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: sentence, code: 'VALIDATION_FAILED', fields: { [field]: sentence } },
      })
    }
    await expectUntouched(app, person, 'events', 3)
  })

  test.each([
    ['a program', Buffer.from('#!/bin/sh'), 415, 'NOT_AN_IMAGE'],
    ['half a picture', flyerImage.subarray(0, flyerImage.length / 2), 422, 'UNREADABLE_IMAGE'],
    ['eleven megabytes', Buffer.concat([flyerImage, Buffer.alloc(11_000_000)]), 413, 'TOO_LARGE'],
  ])('%s for a guest', async (_, guest, status, code) => {
    const given = { flyerImage, guestImage: guest }
    for (const body of [jsonOf({}, given), formOf({}, given)]) {
      expect(await person.call(...CALL, { body })).toMatchObject({ status, body: { code } })
    }
    await expectUntouched(app, person, 'events', 3)
  })

  test.each([
    ['a crop of no width', { crop: { x: 0, y: 0, width: 0, height: 1 } }],
    ['a crop of no height', { crop: { x: 0, y: 0, width: 1, height: 0 } }],
    ['a crop turned inside out', { crop: { x: 0.5, y: 0, width: -0.4, height: 1 } }],
    ['a crop beside the picture', { crop: { x: 1.2, y: 0, width: 1, height: 1 } }],
    ['a crop of words', { crop: 'all' }],
    ['a crop with more to it', { crop: { ...LEFT_HALF, angle: 3 } }],
    ['a placement off the flyer', { placement: { x: -1, y: 0, width: 0.5, height: 1 } }],
    ['a star', { placement: { ...LEFT_HALF, shape: 'star' } }],
    ['a name of 81 letters', { guestName: 'a'.repeat(81) }],
  ])('%s', async (_, fields) => {
    expect(await make(fields)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectUntouched(app, person, 'events', 3)
  })

  test('a credit for another tool', async () => {
    person = await createOwner(app, { headshot: 1 })
    expect(await make()).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
    await expectUntouched(app, person, 'events', 0)
  })

  test('a tool that is switched off', async () => {
    const admin = await signInAdmin(app)
    const turn = (enabled: boolean) => admin.call('PATCH', '/api/admin/services/events_mode', { body: { enabled } })
    await turn(false)
    expect(await make()).toMatchObject({ status: 403, body: { code: 'SERVICE_DISABLED' } })
    await turn(true)
    await expectUntouched(app, person, 'events', 3)
  })

  test('it requires authentication', async () => {
    expect(await app.call(...CALL, { body: jsonOf({}, pictures) })).toMatchObject({ status: 401 })
  })
})

test('the guest is drawn into the flyer’s free area, at the flyer’s pixel size, for one credit', async () => {
  const answer = await make({ crop: LEFT_HALF })
  const picture = await pictureOf(answer)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 200 })
  const [inside, outside] = await Promise.all([pixelOf(picture, 80, 100), pixelOf(picture, 20, 100)])
  expect(inside[0]).toBeGreaterThan(230)
  expect(outside[2]).toBeGreaterThan(230)

  const { runId, engine, model } = answer.body
  expect({ engine, model }).toEqual({ engine: 'builtin', model: null })
  expect(await runOf(person, runId)).toMatchObject({
    status: 'succeeded',
    outputs: [{ label: 'Event Flyer', width: 160, height: 200, engine: 'builtin' }],
  })
  expect(await creditsLeft(person, 'events')).toBe(2)
  const { creations } = (await person.call('GET', '/api/creations?mode=events')).body
  expect(creations).toMatchObject([{ runId, label: 'Event Flyer' }])
})

test('without a crop the middle half of the guest is taken', async () => {
  const picture = await pictureOf(await make({ placement: { x: 0, y: 0, width: 1, height: 1 } }))
  const [left, right] = await Promise.all([pixelOf(picture, 40, 100), pixelOf(picture, 120, 100)])
  expect(left[0]).toBeGreaterThan(230)
  expect(right[1]).toBeGreaterThan(230)
})

test('boxes that reach beyond their picture are clipped to it', async () => {
  const cut = { crop: { x: 0.5, y: 0, width: 0.5, height: 1 }, placement: { x: 0.5, y: 0, width: 0.5, height: 1 } }
  const beyond = {
    crop: { x: 0.5, y: -3, width: 40, height: 50 },
    placement: { x: 0.5, y: -1, width: 2, height: 3 },
  }
  const [one, two] = [await pictureOf(await make(cut)), await pictureOf(await make(beyond))]
  expect(one.equals(two)).toBe(true)
  expect((await pixelOf(one, 120, 100))[1]).toBeGreaterThan(230)
  expect((await pixelOf(one, 20, 100))[2]).toBeGreaterThan(230)
})

test('a form and JSON make the same picture, with names in any script', async () => {
  for (const guestName of ['Ẹniọlá Adébáyọ̀-Ọkafor', '🎉 محمد 漢字', 'W'.repeat(80)]) {
    const fields = {
      crop: LEFT_HALF,
      placement: { x: 0.1, y: 0.1, width: 0.8, height: 0.6, shape: 'rounded' },
      guestName,
    }
    const one = await pictureOf(await make(fields))
    const two = await pictureOf(await person.call(...CALL, { body: formOf(fields, pictures) }))
    expect(one.equals(two), guestName).toBe(true)
    person = await createOwner(app, { events: 3 })
  }
})

test('a guest name adds a dark band at the bottom of the placement and costs no extra credit', async () => {
  const fields = { crop: LEFT_HALF, placement: { x: 0, y: 0, width: 1, height: 1 } }
  const [bare, named] = [
    await pictureOf(await make(fields)),
    await pictureOf(await make({ ...fields, guestName: 'Ada' })),
  ]
  expect((await pixelOf(named, 4, 196))[0]).toBeLessThan((await pixelOf(bare, 4, 196))[0]! - 100)
  expect(await creditsLeft(person, 'events')).toBe(1)
})

test('a repeat with the same key is the same picture and the same credit', async () => {
  const headers = { 'idempotency-key': 'once' }
  const body = jsonOf({ crop: LEFT_HALF }, pictures)
  const [one, two] = [await person.call(...CALL, { body, headers }), await person.call(...CALL, { body, headers })]
  expect(two.body.runId).toBe(one.body.runId)
  expect(await creditsLeft(person, 'events')).toBe(2)
  const other = jsonOf({ crop: LEFT_HALF, guestName: 'Ada' }, pictures)
  expect(await person.call(...CALL, { body: other, headers })).toMatchObject({ status: 409 })
})

test('a run that was opened before is filled, and takes one picture only', async () => {
  const { runId } = (await person.call('POST', '/api/user/use-credit', { body: { mode: 'events' } })).body
  expect((await make({ runId })).body).toMatchObject({ runId })
  expect(await make({ runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
  expect(await creditsLeft(person, 'events')).toBe(2)
})
