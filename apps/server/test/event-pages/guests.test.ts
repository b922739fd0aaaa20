import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { ended } from '../certificates/certificate-kit.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, dataUrl } from '../flyers/flyer-kit.ts'
import { readZip } from '../read-zip.ts'
import { flyer, makePage } from './event-kit.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await buildApp()
  owner = await createOwner(app, { events: 20, certificates: 5, flyer: 5 })
})
afterAll(() => app.close())

const join = (slug: string, body: object, key?: string, on = app) =>
  on.call('POST', `/api/e/${slug}/attendees`, { body, ...(key && { headers: { 'idempotency-key': key } }) })
const listOf = async (id: string, query = '') =>
  (await owner.call('GET', `/api/event-pages/${id}/attendees${query}`)).body

test('a contact needs consent, a closed page accepts no guest, and an unknown page is not found', async () => {
  const page = await makePage(owner, { slug: 'contacts', contact: 'required' })
  for (const [body, field] of [
    [{ name: '\u202e\u0000 ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'Ada' }, 'contact'],
    [{ name: 'Ada', contact: 'ada@example.com' }, 'consent'],
    [{ name: 'Ada', contact: 'ada@example.com', consent: false }, 'consent'],
    [{ name: 'Ada', contact: 'nothing', consent: true }, 'contact'],
  ] as const) {
    const { status, body: answer } = await join('contacts', body)
    expect([status, Object.keys(answer.fields)], JSON.stringify(body)).toEqual([400, [field]])
  }
  expect((await join('contacts', { name: 'Ada', contact: '+234 801 234 5678', consent: true })).status).toBe(201)
  expect((await join('nobody-home', { name: 'Ada' })).status).toBe(404)
  await owner.call('PATCH', `/api/event-pages/${page.id}`, { body: { closes_at: '2020-01-01T00:00:00Z' } })
  expect(await join('contacts', { name: 'Ada', contact: 'a@b.co', consent: true })).toMatchObject({
    status: 409,
    body: { code: 'PAGE_CLOSED' },
  })
  expect((await listOf(page.id)).attendees).toMatchObject([{ name: 'Ada', contact: '+234 801 234 5678' }])
})

test('if 300 guests join a page for 100 at once, exactly 100 are accepted', async () => {
  const page = await makePage(owner, { slug: 'hundred', guest_limit: 100 })
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => join('hundred', { name: `Guest ${n}` })))
  const joined = answers.filter(({ status }) => status === 201)
  expect(joined).toHaveLength(100)
  expect(answers.filter(({ body }) => body.code === 'PAGE_CLOSED')).toHaveLength(200)
  expect(new Set(joined.map(({ body }) => body.number))).toEqual(new Set(Array.from({ length: 100 }, (_, n) => n + 1)))
  expect((await listOf(page.id)).total).toBe(100)
  expect((await owner.call('GET', `/api/event-pages/${page.id}`)).body.page.count).toBe(100)
  const { token } = joined[0]!.body
  // The log hides every word of a URL that has at least 40 characters. The token must be long enough to be hidden.
  expect(token).toMatch(/^[\w-]{40,}$/)
  expect((await app.call('DELETE', `/api/e/hundred/attendees/${token}`)).status).toBe(204)
  expect((await app.call('DELETE', `/api/e/hundred/attendees/${token}`)).status).toBe(204)
  expect((await listOf(page.id)).total).toBe(99)
  expect((await join('hundred', { name: 'One more' })).body.number).toBe(101)
})

test('a repeat with its key is the same guest, at once or later, also after leaving; another body is a conflict', async () => {
  const page = await makePage(owner, { slug: 'repeats' })
  const twins = await Promise.all([1, 2, 3].map(() => join('repeats', { name: 'Ada' }, 'k1')))
  expect(new Set(twins.map(({ body }) => body.token)).size).toBe(1)
  expect(twins[0]!.body.token).toMatch(/^[\w-]{40,}$/)
  expect((await join('repeats', { name: 'Obi' }, 'k1')).body.code).toBe('IDEMPOTENCY_CONFLICT')
  await app.call('DELETE', `/api/e/repeats/attendees/${twins[0]!.body.token}`)
  expect((await join('repeats', { name: 'Ada' }, 'k1')).body).toEqual(twins[0]!.body)
  expect((await listOf(page.id)).total).toBe(0)
})

test('a webhook hears of a guest once, also of one who repeats', async () => {
  const page = await makePage(owner, { slug: 'hooked' })
  const hook = { url: 'https://hooks.example.com/guests', events: ['event_page.attendee'] }
  const { webhook } = (await owner.call('POST', '/api/webhooks', { body: hook })).body
  await join('hooked', { name: 'Ada' }, 'h1')
  await join('hooked', { name: 'Ada' }, 'h1')
  const { deliveries } = (await owner.call('GET', `/api/webhooks/${webhook.id}/deliveries`)).body
  expect(deliveries.map(({ event }: { event: string }) => event)).toEqual(['event_page.attendee'])
  expect((await listOf(page.id)).total).toBe(1)
})

test('one client joins 30 times an hour', async () => {
  const page = await makePage(owner, { slug: 'limited' })
  const strict = await app.another({ RATE_LIMIT: 'on' })
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await join('limited', { name: `G ${n}` }, `key ${n}`, strict)).status)
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429])
  expect((await join('limited', { name: 'G 3' }, 'key 3', strict)).status).toBe(201)
  expect((await listOf(page.id)).total).toBe(30)
  await strict.close()
})

test('the guest list can be searched without case and diacritics, ticked and corrected, and its CSV runs no formula', async () => {
  const page = await makePage(owner, { slug: 'the-list' })
  const path = `/api/event-pages/${page.id}/attendees`
  const names = ['=HYPERLINK("http://x")', 'Ẹniọlá ṢÓLÁ', 'Ɗanjuma', 'a\u202eb']
  const body = { names }
  const headers = { 'idempotency-key': 'import' }
  expect((await owner.call('POST', path, { body, headers })).body).toEqual({ added: 4, total: 4 })
  expect((await owner.call('POST', path, { body, headers })).body).toEqual({ added: 4, total: 4 })
  expect((await owner.call('POST', path, { body: { names: ['Ada', ' '] } })).status).toBe(400)
  const found = async (search: string) =>
    (await listOf(page.id, `?search=${encodeURIComponent(search)}`)).attendees.map(({ name }: { name: string }) => name)
  expect(await found('ẸNIỌLÁ')).toEqual(['Ẹniọlá ṢÓLÁ'])
  expect(await found('ṣólá')).toEqual(['Ẹniọlá ṢÓLÁ'])
  expect(await found('danj')).toEqual(['Ɗanjuma'])
  expect(await found('%')).toEqual([])
  const { attendees } = await listOf(page.id, '?limit=2&page=2')
  expect(attendees.map(({ name }: { name: string }) => name)).toEqual(['Ɗanjuma', 'ab'])
  const one = `${path}/${attendees[0].id}`
  const ticked = (await owner.call('PATCH', one, { body: { attended: true } })).body.attendee
  expect(ticked.attended_at).not.toBeNull()
  expect(
    (await owner.call('PATCH', one, { body: { attended: true, name: 'Ɗanjuma Ƙaura' } })).body.attendee,
  ).toMatchObject({
    name: 'Ɗanjuma Ƙaura',
    attended_at: ticked.attended_at,
  })
  expect((await listOf(page.id, '?attended=true')).total).toBe(1)
  const csv = await owner.call('GET', `${path}.csv`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect((await owner.call('DELETE', one)).status).toBe(204)
  expect((await owner.call('DELETE', one)).status).toBe(404)
  expect((await owner.call('GET', `/api/event-pages/${page.id}`)).body.page).toMatchObject({ count: 3, attended: 0 })
})

test('guests who came get certificates with their whole names', async () => {
  const page = await makePage(owner, { slug: 'graduates' })
  const path = `/api/event-pages/${page.id}`
  const body = {
    templateId: 'certificate-arch',
    templateValues: { title: 'Certificate of Training' },
    verify: { title: 'Training' },
  }
  expect((await owner.call('POST', `${path}/certificates`, { body })).status).toBe(400)
  const names = Array.from({ length: 12 }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`.normalize('NFC'))
  await owner.call('POST', `${path}/attendees`, { body: { names: [...names, 'Not here'] } })
  const { attendees } = await listOf(page.id)
  for (const { id } of attendees.slice(0, 12))
    await owner.call('PATCH', `${path}/attendees/${id}`, { body: { attended: true } })
  const answer = await owner.call('POST', `${path}/certificates`, { body })
  expect(answer).toMatchObject({ status: 202, body: { total: 12 } })
  const run = await ended(owner, answer.body.runId)
  expect(run.status).toBe('succeeded')
  const files = await readZip((await owner.call('GET', run.outputs[0]!.url!)).body)
  expect(files.map(({ name }) => name)).toEqual(names.map((name, n) => `${1001 + n}-${name}.jpg`))
  const all = await owner.call('POST', `${path}/certificates`, {
    body: { ...body, who: 'all', format: 'pdf', verify: undefined },
  })
  expect(all.body.total).toBe(13)
  await ended(owner, all.body.runId)
  const own = { templateImage: dataUrl(await flyer()), who: 'all' }
  expect((await owner.call('POST', `${path}/certificates`, { body: own })).status).toBe(202)
})

test('a thank-you flyer comes out of the page and the brand kit', async () => {
  const page = await makePage(owner, { slug: 'thanks' })
  const made = await owner.call('POST', `/api/event-pages/${page.id}/thank-you`, { body: {} })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body.flyers).toHaveLength(2)
})
