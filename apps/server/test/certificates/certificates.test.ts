import { CERTIFICATE_TEXTS, NAMES_MAX } from '@ufaro/contract/tools/certificates.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, dataUrl, expectUntouched, formOf, runOf } from '../flyers/flyer-kit.ts'
import { listen } from '../runs/event-source.ts'
import { headerBomb } from '../runs/pictures.ts'
import { ask, body, ended, filesOf, HEIGHT, make, NAMES, paper, pixels, WIDTH } from './certificate-kit.ts'

const template = await paper()
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { certificates: 2 })
})
afterAll(() => app.close())

describe('refusals cost nothing', () => {
  test.each([
    ['no names', body(template, [])],
    ['no template', { names: ['Ada'] }],
    ['an empty template', { templateImage: '', names: ['Ada'] }],
  ])('%s', async (_, fields) => {
    expect(await ask(person, fields)).toMatchObject({
      status: 400,
      body: { error: 'Please upload a template and add at least one name.', code: 'VALIDATION_FAILED' },
    })
    await expectUntouched(app, person, 'certificates', 2)
  })

  test.each([
    ['a blank name', { names: ['Ada', '  '] }],
    ['a name of 201 letters', { names: ['x'.repeat(201)] }],
    ['10,001 names', { names: Array(NAMES_MAX + 1).fill('Ada') }],
    ['a serial below 0', { startSerial: -1 }],
    ['a colour by name', { fontStyle: { color: 'red' } }],
    ['a face the site has not', { fontStyle: { family: 'Comic Sans MS' } }],
    ['a place beyond the page', { namePos: { x: 1.1, y: 0.5 } }],
    ['an unknown format', { format: 'gif' }],
    ['a code that says nothing', { verify: { title: ' ' } }],
    ['an unknown wish about the code', { verify: { title: 'Course', color: '#ff0000' } }],
  ])('%s', async (_, change) => {
    expect(await ask(person, body(template, ['Ada'], change))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
    await expectUntouched(app, person, 'certificates', 2)
  })

  test.each([
    ['a text', Buffer.from('hello'), 415, 'NOT_AN_IMAGE', CERTIFICATE_TEXTS.failed],
    ['half a picture', template.subarray(0, template.length / 2), 422, 'UNREADABLE_IMAGE', CERTIFICATE_TEXTS.failed],
    ['a header that claims 51 megapixels', headerBomb(), 413, 'TOO_LARGE', /too many pixels/],
  ])('%s as the template', async (_, bad, status, code, error) => {
    expect(CERTIFICATE_TEXTS.failed).toBe(
      "Failed to process the certificate template. Please ensure it's a valid image.",
    )
    const answer = await ask(person, body(bad, ['Ada']))
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.error).toMatch(error)
    await expectUntouched(app, person, 'certificates', 2)
  })

  test('a template that is too small for the QR code', async () => {
    const tiny = await paper('png', 60, 60)
    expect(await ask(person, body(tiny, ['Ada'], { verify: { title: 'Course' } }))).toMatchObject({
      status: 400,
      body: { error: CERTIFICATE_TEXTS.noRoomForCode, fields: { verify: CERTIFICATE_TEXTS.noRoomForCode } },
    })
    await expectUntouched(app, person, 'certificates', 2)
  })

  test('it requires authentication and a credit', async () => {
    expect((await app.call('POST', '/api/certificates', { body: body(template, ['Ada']) })).status).toBe(401)
    const poor = await createOwner(app, { certificates: 0 })
    expect(await ask(poor, body(template, ['Ada']))).toMatchObject({ status: 402, body: { code: 'NO_CREDITS' } })
  })
})

test('every name becomes a file of the archive, for one credit', async () => {
  const answer = await ask(person, body(template, NAMES))
  expect(answer).toMatchObject({ status: 202, body: { engine: 'builtin', model: null, total: NAMES.length } })
  const run = await ended(person, answer.body.runId)
  expect(run).toMatchObject({
    status: 'succeeded',
    progress: { done: NAMES.length, total: NAMES.length },
    outputs: [{ index: 1, status: 'done', engine: 'builtin', width: WIDTH, height: HEIGHT }],
  })
  expect(await creditsLeft(person, 'certificates')).toBe(1)
  const files = await filesOf(person, run)
  expect(files.map(({ name }) => name)).toEqual([
    '1001-Adébáyọ̀ Ọkafor ṣẹ ń ẹ́ ị ụ ɓ ɗ ƙ ₦5,000.jpg'.normalize('NFC'),
    '1002-Oluwaseun Adébáyọ̀-Ọkafor Chukwuemeka Babátúndé Ẹniọlá the Th.jpg'.normalize('NFC'),
    '1003-محمد عبد الله.jpg',
    '1004-שרה כהן.jpg',
    '1005-Ada 🎉 Obi.jpg',
    '1006-.._.._etc_passwd.jpg',
    '1007-Ada Eze.jpg',
    '1008-Ada Eze.jpg',
  ])
  const [creation] = (await person.call('GET', '/api/creations?mode=certificates')).body.creations
  expect(creation).toMatchObject({ runId: run.id, mode: 'certificates', bytes: run.outputs[0]!.bytes })
})

test('in a JPEG, every pixel outside the text equals the upload, and each name is drawn', async () => {
  const files = await filesOf(person, await make(person, body(template, NAMES)))
  const before = await pixels(template)
  const bands = { name: [HEIGHT * 0.5 - 48, HEIGHT * 0.5 + 48], serial: [HEIGHT * 0.8 - 24, HEIGHT * 0.8 + 24] }
  const rows = (raw: Buffer, [from, to]: number[]) =>
    raw.subarray(Math.round(from!) * WIDTH * 3, Math.round(to!) * WIDTH * 3)
  const seen = new Set<string>()
  for (const { name, bytes } of files) {
    const after = await pixels(bytes)
    for (const quiet of [
      [0, bands.name[0]!],
      [bands.name[1]!, bands.serial[0]!],
      [bands.serial[1]!, HEIGHT],
    ]) {
      expect(rows(after, quiet).equals(rows(before, quiet)), `${name}, rows ${quiet}`).toBe(true)
    }
    expect(rows(after, bands.name).equals(rows(before, bands.name)), name).toBe(false)
    seen.add(rows(after, bands.name).toString('base64'))
  }
  // NAMES ends with the same name twice, so two of the pictures are equal.
  expect(seen.size).toBe(NAMES.length - 1)
})

test('in a PNG, every pixel outside the text is kept exactly, and a form gives the same result as JSON', async () => {
  const png = await paper('png')
  const fields = { names: ['Ada', 'Obi'], fontStyle: { size: 40 }, startSerial: 7, format: 'png' }
  const files = await filesOf(person, await make(person, formOf(fields, { templateImage: png })))
  expect(files.map(({ name }) => name)).toEqual(['7-Ada.png', '8-Obi.png'])
  const before = await pixels(png)
  for (const { bytes } of files) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT })
    const after = await pixels(bytes)
    const above = Math.round(HEIGHT * 0.35) * WIDTH * 3
    expect(after.subarray(0, above).equals(before.subarray(0, above))).toBe(true)
    expect(after.equals(before)).toBe(false)
  }
  const again = await filesOf(person, await make(person, body(png, ['Ada', 'Obi'], { ...fields })))
  expect(again.map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes))
})

test('unusual templates are taken: progressive, CMYK, grey, transparent, WebP, turned, of one pixel', async () => {
  const base = () => sharp(template)
  const uploads = await Promise.all([
    base().jpeg({ progressive: true }).toBuffer(),
    base().toColourspace('cmyk').jpeg().toBuffer(),
    base().greyscale().toColourspace('b-w').jpeg().toBuffer(),
    base().ensureAlpha(0.4).png().toBuffer(),
    base().webp().toBuffer(),
    base().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    paper('png', 1, 1),
  ])
  const owner = await createOwner(app, { certificates: 20 })
  for (const [n, upload] of uploads.entries()) {
    for (const format of ['jpeg', 'png'] as const) {
      const run = await make(owner, body(upload, ['Ada'], { format }))
      expect(run, `template ${n} as ${format}`).toMatchObject({ status: 'succeeded' })
      const [file] = await filesOf(owner, run)
      const { width, height } = await sharp(file!.bytes).metadata()
      expect([width, height]).toEqual(n === 5 ? [HEIGHT, WIDTH] : n === 6 ? [1, 1] : [WIDTH, HEIGHT])
    }
  }
})

test('an open page receives the progress, and a canceled batch refunds its credit', async () => {
  const names = Array.from({ length: 2000 }, (_, n) => `Person ${n}`)
  const page = await listen(app, person)
  const { runId } = (await ask(person, body(await paper('jpeg', 1600, 1200), names, { fontStyle: { size: 120 } }))).body
  const early = await person.call('POST', `/api/runs/${runId}/archive-link`)
  expect(early).toMatchObject({ status: 409, body: { code: 'RUN_NOT_FINISHED' } })
  await expect.poll(() => page.runs().some(({ progress }) => progress?.done > 0)).toBe(true)
  const canceled = await person.call('POST', `/api/runs/${runId}/cancel`)
  expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', refunded: true } })
  await page.close()
  expect(await creditsLeft(person, 'certificates')).toBe(2)
  expect(page.runs().every(({ progress }) => !progress || progress.total === names.length)).toBe(true)
  // Canceling must also delete the parts that were already made.
  const left = async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as n from files where run_id = $1 and kind in ('part', 'output') and deleted_at is null`,
      [runId],
    )
    return rows[0].n
  }
  await expect.poll(left).toBe(0)
  expect(await runOf(person, runId)).toMatchObject({ status: 'canceled', outputs: [{ status: 'error', url: null }] })
})

test('deleting the account ends its batch and logs no failure', async () => {
  const names = Array.from({ length: 2000 }, (_, n) => `Person ${n}`)
  const page = await listen(app, person)
  await ask(person, body(await paper('jpeg', 1600, 1200), names))
  await expect.poll(() => page.runs().some(({ progress }) => progress?.done > 0)).toBe(true)
  await page.close()
  expect((await person.call('DELETE', '/api/user', { body: { password: 'correct horse' } })).status).toBe(204)
  const count = async (query: string) => (await app.pool.query(query)).rowCount
  await expect.poll(() => count(`select from pgboss.job where state in ('created', 'retry', 'active')`)).toBe(0)
  expect(await count(`select from error_logs where user_id = '${person.user.id}'`)).toBe(0)
})

test('the same request sent twice makes one batch', async () => {
  const options = { headers: { 'idempotency-key': 'batch-1' } }
  const [one, two] = await Promise.all([
    ask(person, body(template, ['Ada']), options),
    ask(person, body(template, ['Ada']), options),
  ])
  expect(two.body).toEqual(one.body)
  await ended(person, one.body.runId)
  expect(await creditsLeft(person, 'certificates')).toBe(1)
  const other = await ask(person, { ...body(template, ['Obi']), templateImage: dataUrl(template) }, options)
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
})
