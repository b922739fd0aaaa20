import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, dataUrl, expectUntouched, plain, runOf } from '../flyers/flyer-kit.ts'
import { flyer, makePage, PLACE } from './event-kit.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await buildApp()
  owner = await createOwner(app, { events: 40, certificates: 5, flyer: 5 })
})
afterAll(() => app.close())

test('a page that cannot be created costs nothing', async () => {
  const poor = await createOwner(app, {})
  const picture = dataUrl(await flyer())
  const post = (person: Person, body: object) => person.call('POST', '/api/event-pages', { body })
  expect(await post(poor, { title: 'A', flyerImage: 'data:image/png;base64,AAAA', placement: PLACE })).toMatchObject({
    status: 402,
    body: { code: 'NO_CREDITS' },
  })
  const other = await createOwner(app, { events: 1 })
  for (const [body, status, code] of [
    [{ flyerImage: picture }, 400, 'VALIDATION_FAILED'],
    [{ title: 'A' }, 400, 'VALIDATION_FAILED'],
    [{ title: 'A', flyerImage: picture, slug: 'Not Good' }, 400, 'VALIDATION_FAILED'],
    [{ title: 'A', flyerImage: picture, slug: 'admin' }, 409, 'SLUG_TAKEN'],
    [{ title: 'A', flyerImage: picture, guest_limit: 20_001 }, 400, 'VALIDATION_FAILED'],
    [{ title: 'A', flyerImage: dataUrl(Buffer.from('no picture')) }, 415, 'NOT_AN_IMAGE'],
    [{ title: 'A', templateId: 'event-none' }, 404, 'NOT_FOUND'],
  ] as const) {
    expect(await post(other, body), JSON.stringify(body).slice(0, 80)).toMatchObject({ status, body: { code } })
  }
  await expectUntouched(app, other, 'events', 1)
})

test('a page costs one credit, ends its run at once, and a repeat returns the same page', async () => {
  const before = await creditsLeft(owner, 'events')
  const body = { title: 'Ọdún Ìdùnnú!', flyerImage: dataUrl(await flyer()), placement: PLACE, contact: 'optional' }
  const headers = { 'idempotency-key': 'page-1' }
  const [first, again] = [
    await owner.call('POST', '/api/event-pages', { body, headers }),
    await owner.call('POST', '/api/event-pages', { body, headers }),
  ]
  expect(first.status).toBe(201)
  expect(again.body.page.id).toBe(first.body.page.id)
  expect(await creditsLeft(owner, 'events')).toBe(before - 1)
  const { page } = first.body
  expect(page).toMatchObject({
    slug: 'odun-idunnu',
    count: 0,
    attended: 0,
    views: 0,
    open: true,
    guest_limit: 2000,
    contact: 'optional',
  })
  expect(page.url).toBe('/e/odun-idunnu')
  expect((await app.call('GET', page.url)).status).toBe(200)
  const { rows } = await app.pool.query('select run_id from event_pages where id = $1', [page.id])
  expect(await runOf(owner, rows[0].run_id)).toMatchObject({
    mode: 'events',
    status: 'succeeded',
    outputs: [{ status: 'done' }],
  })
  const second = await makePage(owner, { title: 'Ọdún Ìdùnnú!' })
  expect(second.slug).toMatch(/^odun-idunnu-[0-9a-f]{5}$/)
})

test('of six pages created at once with one credit, one flyer is drawn', async () => {
  const hasty = await createOwner(app, { events: 1 })
  const body = { title: 'All at once', flyerImage: dataUrl(await flyer()), placement: PLACE }
  const answers = await Promise.all(Array.from({ length: 6 }, () => hasty.call('POST', '/api/event-pages', { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402, 402, 402, 402])
  const { rows } = await app.pool.query('select kind from files where user_id = $1 order by kind', [hasty.user.id])
  expect(rows.map(({ kind }) => kind)).toEqual(['brand', 'brand', 'output'])
})

test('a slug can be used by one page only, and other users’ pages are not found', async () => {
  const page = await makePage(owner, { slug: 'praise-night' })
  const stranger = await createOwner(app, { events: 2 })
  const taken = { title: 'B', flyerImage: dataUrl(await flyer()), slug: 'praise-night' }
  expect(await stranger.call('POST', '/api/event-pages', { body: taken })).toMatchObject({
    status: 409,
    body: { code: 'SLUG_TAKEN' },
  })
  await expectUntouched(app, stranger, 'events', 2)
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['GET', '/attendees'],
    ['GET', '/attendees.csv'],
    ['POST', '/certificates'],
    ['POST', '/thank-you'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    expect((await stranger.call(method, `/api/event-pages/${page.id}${path}`, body)).status, path).toBe(404)
  }
  expect((await owner.call('GET', '/api/event-pages')).body.pages.map(({ id }: { id: string }) => id)).toContain(
    page.id,
  )
})

test('changes appear on the page, and a deleted page leaves nothing', async () => {
  const page = await makePage(owner, { slug: 'to-be-gone' })
  const path = `/api/event-pages/${page.id}`
  const changes = {
    title: 'New',
    starts_at: '2026-12-04T18:00:00+01:00',
    venue: 'City Hall',
    open: false,
    show_count: true,
  }
  expect((await owner.call('PATCH', path, { body: changes })).body.page).toMatchObject({
    ...changes,
    starts_at: '2026-12-04T17:00:00.000Z',
  })
  expect((await app.call('GET', '/api/e/to-be-gone')).body).toMatchObject({ title: 'New', open: false, count: 0 })
  const { body: known } = await app.call('GET', '/api/e/to-be-gone')
  expect((await app.call('GET', known.flyer_url)).status).toBe(200)
  expect((await owner.call('DELETE', path)).status).toBe(204)
  for (const gone of [
    '/api/e/to-be-gone',
    '/e/to-be-gone',
    '/e/to-be-gone/og.jpg',
    '/e/to-be-gone/qr.svg',
    known.flyer_url,
  ]) {
    expect((await app.call('GET', gone)).status, gone).toBe(404)
  }
})

test('without a placement, the free area of the flyer is found, and guests get a smaller copy of a large flyer', async () => {
  const page = await makePage(owner, { placement: undefined, flyerImage: dataUrl(await flyer()) })
  expect(page.placement.x).toBeCloseTo(0.275, 1)
  expect(page.placement.width).toBeCloseTo(0.45, 1)
  const large = await makePage(owner, { flyerImage: dataUrl(await plain(3000, 4000, '#226688', 'jpeg')) })
  expect(large).toMatchObject({ width: 1536, height: 2048 })
})

test('preview card, QR code and calendar entry are public and safe for any text', async () => {
  const hostile = 'Rock; Night, \\"2027"\r\nATTENDEE:mailto:x@y.z <script>alert(1)</script>'
  const page = await makePage(owner, {
    slug: 'public-files',
    title: hostile.replace(/\r\n/, ' '),
    venue: 'Hall A\nATTENDEE:mailto:x@y.z',
  })
  expect((await app.call('GET', '/e/public-files/event.ics')).status).toBe(404)
  await owner.call('PATCH', `/api/event-pages/${page.id}`, { body: { starts_at: '2026-12-04T17:00:00Z' } })
  const card = await app.call('GET', '/e/public-files/og.jpg')
  expect(card.headers.get('content-type')).toBe('image/jpeg')
  expect(card.body.length).toBeLessThan(300_000)
  expect(await sharp(card.body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const code = await app.call('GET', '/e/public-files/qr.svg')
  expect(code.headers.get('content-type')).toContain('image/svg+xml')
  const ics = (await app.call('GET', '/e/public-files/event.ics')).body.toString()
  expect(ics).toContain('DTSTART:20261204T170000Z\r\n')
  expect(ics.split('\r\n').filter((line: string) => line.startsWith('ATTENDEE'))).toEqual([])
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the page reads without a script in five languages, and words in it are never run', async () => {
  const page = await makePage(owner, {
    slug: 'read-me',
    starts_at: '2026-12-04T17:00:00Z',
    title: '<img src=x onerror=alert(1)>',
    venue: '"><script>',
    show_count: true,
  })
  for (const [lang, text] of [
    ['en', 'I’m going'],
    ['pcm', 'I dey go'],
    ['yo', 'Mò ń lọ'],
    ['ha', 'Zan je'],
    ['ig', 'Ana m aga'],
  ] as const) {
    const { status, body, headers } = await app.call('GET', `/e/read-me?lang=${lang}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain(text)
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).toContain('18:00 WAT')
    expect(body).toContain('name="robots" content="noindex"')
    expect(body).toContain('/e/read-me/og.jpg')
    expect(body).not.toMatch(/<img src=x|"><script>/)
  }
  const hausa = await app.call('GET', '/e/read-me', { headers: { 'accept-language': 'ha-NG,en;q=0.5' } })
  expect(hausa.body).toContain('<html lang="ha">')
  await expect.poll(async () => (await owner.call('GET', `/api/event-pages/${page.id}`)).body.page.views).toBe(6)
  const missing = await app.call('GET', '/e/no-such-event')
  expect(missing).toMatchObject({ status: 404 })
  expect(missing.headers.get('content-type')).toContain('text/html')
})

test('templates are listed with previews and make a page without an upload', async () => {
  const { templates } = (await app.call('GET', '/api/templates')).body
  const of = (kind: string) => templates.filter((one: { kind: string }) => one.kind === kind)
  expect([of('certificate').length, of('event').length]).toEqual([12, 8])
  expect((await app.call('GET', '/api/templates?kind=event')).body.templates).toHaveLength(8)
  const shown = await app.call('GET', of('event')[0].preview_url)
  expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 480 })
  const { id } = of('event')[0]
  const page = await makePage(owner, {
    flyerImage: undefined,
    placement: undefined,
    templateId: id,
    templateValues: { organisation: 'House of Joy' },
  })
  expect(page).toMatchObject({ width: 1080, height: 1350, placement: { shape: 'circle' } })
})
