import { BRAND_TEXTS } from '@ufaro/contract/brand.ts'
import { DEFAULT_COLORS, FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markStrayInputs } from '#server/features/files/files.repo.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson, type Person } from './factories/person.ts'
import { dataUrl, small } from './runs/pictures.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createPerson(app)
})
afterAll(() => app.close())

const EMPTY = {
  name: '',
  tagline: '',
  colors: [...DEFAULT_COLORS],
  contacts: [],
  voice: '',
  audience: '',
  logo: null,
}
const KIT = {
  name: 'Ilé Ọṣọ́ Ọ̀nà',
  tagline: 'Woven in Ìbàdàn since 1998',
  colors: ['#0B3D2E', '#E8B04A', '#FFFFFF'],
  contacts: [
    { type: 'phone', value: '+234 803 555 0199', position: 'bottom_right' },
    { type: 'social_media', value: '@ileoso', position: 'top_left', platform: 'instagram' },
  ],
  voice: 'Warm, proud, plain words',
  audience: 'Brides and their mothers',
}
const logo = dataUrl(await small('png'), 'image/png')

const get = (of: Person = person) => of.call('GET', '/api/brand-kit')
const put = (body: unknown, of: Person = person) => of.call('PUT', '/api/brand-kit', { body })
const logos = async (): Promise<{ kind: string; content_type: string }[]> =>
  (
    await app.pool.query('select kind, content_type from files where user_id = $1 and deleted_at is null', [
      person.user.id,
    ])
  ).rows

describe('refusals, which leave the kit as it was', () => {
  test('strangers', async () => {
    expect((await app.call('GET', '/api/brand-kit')).status).toBe(401)
    expect((await app.call('PUT', '/api/brand-kit', { body: KIT })).status).toBe(401)
  })

  test.each([
    ['a word for a colour', { colors: ['red', '#000000', '#FFFFFF'] }, 'colors.0', BRAND_TEXTS.color],
    ['a colour with a tail', { colors: ['#000000', '#12345678', '#FFFFFF'] }, 'colors.1', BRAND_TEXTS.color],
    ['a name of 101 characters', { name: 'ọ'.repeat(101) }, 'name', BRAND_TEXTS.name],
    ['a tagline of 151', { tagline: 'a'.repeat(151) }, 'tagline', BRAND_TEXTS.tagline],
    ['a voice of 501', { voice: 'a'.repeat(501) }, 'voice', BRAND_TEXTS.voice],
    ['an audience of 201', { audience: 'a'.repeat(201) }, 'audience', BRAND_TEXTS.audience],
    ['21 contacts', { contacts: Array(21).fill(KIT.contacts[0]) }, 'contacts', BRAND_TEXTS.contacts],
    [
      'a contact of spaces',
      { contacts: [{ type: 'email', value: '  ' }] },
      'contacts.0.value',
      BRAND_TEXTS.contactValue,
    ],
    [
      'a contact of 201 characters',
      { contacts: [{ type: 'address', value: 'a'.repeat(201) }] },
      'contacts.0.value',
      BRAND_TEXTS.contactLong,
    ],
    [
      'a phone number with a platform',
      { contacts: [{ type: 'phone', value: '1', platform: 'tiktok' }] },
      'contacts.0.platform',
      BRAND_TEXTS.platform,
    ],
    ['a foreign address for a logo', { logo: 'https://example.com/x.png' }, 'logo', undefined],
    ['two logos', { logo: [logo, logo] }, 'logo', 'Please upload at most 1 images.'],
  ])('%s', async (_, body, field, sentence) => {
    await put({ name: 'Before' })
    const answer = await put({ tagline: 'Not this', ...body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(answer.body.fields).toHaveProperty([field])
    if (sentence) expect(answer.body).toMatchObject({ error: sentence, fields: { [field]: sentence } })
    expect((await get()).body).toEqual({ ...EMPTY, name: 'Before' })
    expect(await logos()).toEqual([])
  })

  test.each([
    ['four colours', { colors: [...KIT.colors, '#000000'] }],
    ['two colours', { colors: ['#000000', '#000000'] }],
    ['a number for a name', { name: 7 }],
    ['a name with a null byte', { name: 'Ada\u0000' }],
    ['an unknown kind of contact', { contacts: [{ type: 'fax', value: '1' }] }],
    ['an unknown place', { contacts: [{ type: 'phone', value: '1', position: 'middle' }] }],
    ['a field that contacts have not', { contacts: [{ type: 'phone', value: '1', href: 'javascript:x' }] }],
  ])('%s', async (_, body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((await get()).body).toEqual(EMPTY)
  })

  test('a logo that is text, half a picture, or 5 MB', async () => {
    await put({ logo })
    const { body: before } = await get()
    const text = dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'image/png')
    expect(await put({ name: 'x', logo: text })).toMatchObject({
      status: 415,
      body: { error: FLYER_TEXTS.logoType, code: 'NOT_AN_IMAGE' },
    })
    const half = (await small('png')).subarray(0, 90)
    expect(await put({ name: 'x', logo: dataUrl(half) })).toMatchObject({ status: 422 })
    const heavy = Buffer.concat([await small('png'), Buffer.alloc(5 * 1024 * 1024)])
    expect(await put({ name: 'x', logo: dataUrl(heavy.subarray(0, 5 * 1024 * 1024)) })).toMatchObject({
      status: 413,
      body: { error: FLYER_TEXTS.logoSize, code: 'TOO_LARGE' },
    })
    expect((await get()).body).toEqual(before)
    expect(await logos()).toHaveLength(1)
  })
})

describe('a kit', () => {
  test('exists before it is edited, and stores what is sent', async () => {
    expect(await get()).toMatchObject({ status: 200, body: EMPTY })
    const answer = await put(KIT)
    expect(answer).toMatchObject({ status: 200, body: { ...KIT, logo: null } })
    expect((await get()).body).toEqual(answer.body)
  })

  test('changes only in the fields that are sent', async () => {
    await put({ ...KIT, logo })
    const { body } = await put({ tagline: '  New line ' })
    expect(body).toMatchObject({ ...KIT, tagline: 'New line' })
    expect(body.logo).not.toBeNull()
    expect((await put({ contacts: [], name: '' })).body).toMatchObject({ name: '', contacts: [], voice: KIT.voice })
  })

  test('keeps names as they were written, markup and direction marks included', async () => {
    const name = `<script>alert("1")</script> شركة 🎨 "'\\ O’Neill`
    expect((await put({ name })).body.name).toBe(name)
  })

  test('belongs to one person', async () => {
    await put({ ...KIT, logo })
    const other = await createPerson(app)
    expect((await get(other)).body).toEqual(EMPTY)
    await put({ name: 'Other' }, other)
    expect((await get()).body.name).toBe(KIT.name)
  })

  test('goes with its person', async () => {
    await put({ ...KIT, logo })
    await app.pool.query('update files set deleted_at = now() where user_id = $1', [person.user.id])
    await app.pool.query('delete from users where id = $1', [person.user.id])
    const { rows } = await app.pool.query('select 1 from brand_kits where user_id = $1', [person.user.id])
    expect(rows).toEqual([])
  })
})

describe('a logo', () => {
  test('is stored without its metadata and answered as a link that opens', async () => {
    const photo = await sharp(await small('jpeg'))
      .withExif({ IFD0: { Artist: 'Nobody' } })
      .toBuffer()
    const { body } = await put({ logo: dataUrl(photo) })
    const file = await app.call('GET', body.logo)
    expect(file).toMatchObject({ status: 200 })
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(file.body.toString('latin1')).not.toContain('Nobody')
    expect(await logos()).toEqual([{ kind: 'brand', content_type: 'image/jpeg' }])
  })

  test('comes as a part of a form too, beside the other fields', async () => {
    const form = new FormData()
    form.append('logo', new Blob([new Uint8Array(await small('webp'))]), 'logo.webp')
    for (const color of KIT.colors) form.append('colors', color)
    form.append('contacts', JSON.stringify(KIT.contacts))
    form.append('name', KIT.name)
    const { status, body } = await put(form)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: KIT.name, colors: KIT.colors, contacts: KIT.contacts },
    })
    expect((await app.call('GET', body.logo)).headers.get('content-type')).toBe('image/webp')
    const away = new FormData()
    away.append('logo', '')
    expect((await put(away)).body).toMatchObject({ name: KIT.name, logo: null })
  })

  test('stays if the kit is sent back as the API returned it', async () => {
    const { body } = await put({ ...KIT, logo })
    const again = await put(body)
    expect(again).toMatchObject({ status: 200, body: KIT })
    expect((await app.call('GET', again.body.logo)).status).toBe(200)
  })

  test('is replaced by the next and removed by null, and its old link stops working', async () => {
    const { body: first } = await put({ logo })
    const { body: second } = await put({ logo: dataUrl(await small('jpeg')) })
    expect((await app.call('GET', first.logo)).status).toBe(404)
    expect((await app.call('GET', second.logo)).status).toBe(200)
    expect((await put({ logo: null })).body.logo).toBeNull()
    expect((await app.call('GET', second.logo)).status).toBe(404)
    expect(await logos()).toEqual([])
  })

  test('is stored once if several are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => put({ logo })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await logos()).toEqual([{ kind: 'brand', content_type: 'image/png' }])
    expect((await app.call('GET', (await get()).body.logo)).status).toBe(200)
  })

  test('is not deleted by the sweep of pictures without a run', async () => {
    const { body } = await put({ logo })
    await markStrayInputs(app.db, new Date(Date.now() + 60_000))
    expect((await logos())[0]).toMatchObject({ kind: 'brand' })
    expect((await app.call('GET', body.logo)).status).toBe(200)
  })
})
