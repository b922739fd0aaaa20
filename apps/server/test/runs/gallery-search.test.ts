import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { insertGrant } from '../factories/grant.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { dataUrl, small } from './pictures.ts'
import { generate } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
  person = await createPerson(app)
  await insertGrant(app, person.user.id, { headshot: 1, product: 1 })
  const photo = dataUrl(await small())
  await generate(person, { look: 1 })
  for (const [index, aesthetic] of ['Rustic wood, 50% light', 'Plain_white'].entries()) {
    const options = { aesthetic, shot: index + 1 }
    const body = { mode: 'product', productImageDataUrl: photo, options }
    expect((await person.call('POST', '/api/generate', { body })).status).toBe(200)
  }
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const find = async (search: string, rest = '', who = person): Promise<string[]> => {
  const { body } = await who.call('GET', `/api/creations?search=${encodeURIComponent(search)}${rest}`)
  return body.creations.map(({ label }: { label: string }) => label)
}

test('an overlong search is refused', async () => {
  expect((await person.call('GET', `/api/creations?search=${'a'.repeat(101)}`)).status).toBe(400)
})

test('other users’ creations are not found', async () => {
  expect(await find('rustic', '', await createPerson(app))).toEqual([])
})

test.each([
  ['headshots', ['Look 1']],
  ['look 1', ['Look 1']],
  ['RUSTIC', ['Studio Shot']],
  ['wood  studio', ['Studio Shot']],
  ['products', ['Lifestyle Shot', 'Studio Shot']],
  ['%', ['Studio Shot']],
  ['n_w', ['Lifestyle Shot']],
])('creations are found by tool, name and words of the request: %s', async (search, labels) => {
  expect(await find(search)).toEqual(labels)
})

test.each(['rustic look', 'aesthetic', 'wood_'])(
  'every word must be there, and fields’ names are no words: %s',
  async (search) => {
    expect(await find(search)).toEqual([])
  },
)

test('page by page, and within one tool', async () => {
  const { body } = await person.call('GET', '/api/creations?search=products&limit=1')
  expect(body.creations).toHaveLength(1)
  expect(await find('products', `&cursor=${body.next_cursor}`)).toEqual(['Studio Shot'])
  expect(await find('products', '&mode=headshot')).toEqual([])
})
