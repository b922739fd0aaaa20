import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { readZip } from '../read-zip.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, generate, generateAll, runOf, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
let person: Person
let runId: string
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
  person = await createMaker(app, 10)
  runId = await spend(person)
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const list = async (query = '') => (await person.call('GET', `/api/creations${query}`)).body
const get = (url: string, headers: Record<string, string> = {}) => app.call('GET', url, { headers })

test('a run that is still going has no archive', async () => {
  await generate(person, { runId, look: 1 })
  for (const [method, path] of [
    ['POST', `/api/runs/${runId}/archive-link`],
    ['GET', `/api/runs/${runId}/archive`],
  ] as const) {
    expect(await person.call(method, path)).toMatchObject({ status: 409, body: { code: 'RUN_NOT_FINISHED' } })
  }
})

test('creations are listed newest first, page by page', async () => {
  for (const look of [2, 3, 4]) await generate(person, { runId, look })
  const all = await list()
  expect(all.next_cursor).toBeNull()
  expect(all.creations.map(({ label }: { label: string }) => label)).toEqual(['Look 4', 'Look 3', 'Look 2', 'Look 1'])
  expect(all.creations[0]).toMatchObject({ runId, mode: 'headshot', engine: 'gemini', content: null, width: 928 })

  const first = await list('?limit=3')
  const second = await list(`?limit=3&cursor=${first.next_cursor}`)
  expect([...first.creations, ...second.creations]).toEqual(all.creations)
  expect(second.next_cursor).toBeNull()
  expect((await list('?mode=gif')).creations).toEqual([])
  for (const query of ['?cursor=1', '?limit=0', '?mode=sculpture']) {
    expect((await person.call('GET', `/api/creations${query}`)).status).toBe(400)
  }
})

test('the owner can read the settings of a result, and its photo while the photo is stored', async () => {
  const { id } = (await list()).creations[0]
  const settings = `/api/creations/${id}/settings`
  expect((await (await createPerson(app)).call('GET', settings)).status).toBe(404)
  expect((await person.call('GET', '/api/creations/none/settings')).status).toBe(404)

  const { body } = await person.call('GET', settings)
  expect(body).toMatchObject({ mode: 'headshot', request: { options: { attire: 'Corporate', look: 4 } } })
  const [photo] = body.pictures.productImageDataUrl
  expect(await get(photo)).toMatchObject({ status: 200 })

  await app.pool.query("update files set deleted_at = now() where kind = 'input' and run_id = $1", [runId])
  expect((await person.call('GET', settings)).body.pictures).toEqual({ productImageDataUrl: [] })
  await app.pool.query("update files set deleted_at = null where kind = 'input' and run_id = $1", [runId])
})

test('a link that was changed or has expired is refused; a good one is served as what it is', async () => {
  const { url } = (await list()).creations[0]
  const wrong = [
    url.replace('sig=', 'sig=A'),
    url.split('?')[0],
    url.replace(/exp=\d+/, 'exp=99999999999'),
    `${url}&download=x.exe`,
  ]
  for (const bad of wrong) expect(await get(bad)).toMatchObject({ status: 403, body: { code: 'BAD_SIGNATURE' } })

  const { headers, body } = await get(url)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')

  const part = await get(url, { range: 'bytes=10-19' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${body.length}`)
  expect(part.body.equals(body.subarray(10, 20))).toBe(true)
  expect((await get(url, { range: `bytes=${body.length}-` })).status).toBe(416)
  const etag = headers.get('etag')!
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    expect(await get(url, { 'if-none-match': known }), known).toMatchObject({ status: 304, body: null })
  }
  expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  const head = await app.call('HEAD', url)
  expect(head).toMatchObject({ status: 200, body: null })
  expect(head.headers.get('content-length')).toBe(String(body.length))
})

test('small WebP versions lie beside a picture under links of their own, and weigh what is said', async () => {
  const weights = async () => (await list()).creations.map((each: { preview_bytes: unknown }) => each.preview_bytes)
  // The server makes previews when it is idle, so that no user waits for them.
  await expect.poll(weights, { timeout: 20_000 }).not.toContain(null)
  const [creation] = (await list()).creations
  const { previews, preview_bytes, url } = creation
  expect((await runOf(person, runId)).outputs[3]).toMatchObject({ previews, preview_bytes })
  expect((await get(url.replace(/\.jpg/, '.jpg.w320.webp'))).status).toBe(403)
  for (const [name, width] of Object.entries({ w320: 320, w640: 640 })) {
    const { status, headers, body } = await get(previews[name])
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(body).toHaveLength(preview_bytes[name])
    expect((await sharp(body).metadata()).width).toBe(width)
    expect((await get(previews[name], { 'if-none-match': headers.get('etag')! })).status).toBe(304)
  }
})

test('a preview that is requested before it was made is made at once; if that fails, the picture itself is sent', async () => {
  const [, second, third] = (await list()).creations
  const keyOf = (url: string) => new URL(url, 'http://x').pathname.slice(7)
  const forget = (url: string) => app.pool.query('update files set preview_bytes = null where key = $1', [keyOf(url)])
  await forget(second.url)
  await forget(third.url)
  const [one, other] = await Promise.all([get(second.previews.w320), get(second.previews.w640)])
  expect([one.headers.get('content-type'), other.headers.get('content-type')]).toEqual(['image/webp', 'image/webp'])
  expect((await list()).creations[1].preview_bytes).toEqual({ w320: one.body.length, w640: other.body.length })

  const [place] = (await readdir(app.env.DATA_DIR, { recursive: true })).filter((name) =>
    name.endsWith(keyOf(third.url)),
  )
  const file = path.join(app.env.DATA_DIR, place!)
  const whole = await readFile(file)
  await writeFile(file, Buffer.from('no picture'.padEnd(whole.length)))
  const damaged = await get(third.previews.w320)
  await writeFile(file, whole)
  expect(damaged.headers.get('content-type')).toBe('image/jpeg')
  expect(damaged.body).toHaveLength(whole.length)
  expect((await list()).creations[2].preview_bytes).toBeNull()
})

test('an archive holds the looks in order, and resumes on the same bytes', async () => {
  const { body } = await person.call('POST', `/api/runs/${runId}/archive-link`)
  const whole = await get(body.url)
  expect(whole.headers.get('content-type')).toBe('application/zip')
  expect(whole.headers.get('content-disposition')).toContain('filename="ufaro-headshot.zip"')
  const files = await readZip(whole.body)
  expect(files.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((n) => `ufaro-headshot-${n}-Look ${n}.jpg`))
  const outputs = (await runOf(person, runId)).outputs
  for (const [n, { bytes }] of files.entries()) expect(bytes.equals((await get(outputs[n]!.url!)).body)).toBe(true)

  const half = Math.floor(whole.body.length / 2)
  const rest = await get(body.url, { range: `bytes=${half}-`, 'if-range': whole.headers.get('etag')! })
  expect(rest.status).toBe(206)
  expect(rest.body.equals(whole.body.subarray(half))).toBe(true)

  const byBearer = await person.call('GET', `/api/runs/${runId}/archive`)
  expect(await readZip(byBearer.body)).toMatchObject(files.map(({ name }) => ({ name })))
  expect((await get(`/api/runs/${runId}/archive`)).status).toBe(401)
})

test('the ETag of an archive changes when a picture in it is replaced', async () => {
  const archive = async () => (await person.call('GET', `/api/runs/${runId}/archive`)).headers.get('etag')
  const before = await archive()
  expect(await archive()).toBe(before)
  const swap = `update outputs set file_id = case slot when 1 then $3::uuid else $2::uuid end
                 where run_id = $1 and slot in (1, 2)`
  const { rows } = await app.pool.query('select file_id from outputs where run_id = $1 order by slot limit 2', [runId])
  const [first, second] = rows.map(({ file_id }) => file_id)
  await app.pool.query(swap, [runId, first, second])
  expect(await archive()).not.toBe(before)
  await app.pool.query(swap, [runId, second, first])
  expect(await archive()).toBe(before)
})

test('chosen creations come in the order they were asked for, under names that are safe anywhere', async () => {
  const { creations } = await list()
  const [a, b, c] = creations.map(({ id }: { id: string }) => id)
  await app.pool.query('update outputs set label = $2 where id = $1', [a, '../../..\\evil\n<b>"CON":*?|'])
  await app.pool.query('update outputs set label = $2 where id = any($1)', [[b, c], 'é'.repeat(200)])
  const { body } = await person.call('POST', '/api/creations/archive', { body: { ids: [c, a, b, c] } })
  const names = (await readZip((await get(body.url)).body)).map(({ name }) => name)
  expect(names).toHaveLength(3)
  expect(names[1]).toBe('ufaro-headshot-2-.._.._.._evil__b__CON_____.jpg')
  expect(names[0]).toMatch(/^ufaro-headshot-1-é+\.jpg$/)
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)

  for (const ids of [[], ['x'], [crypto.randomUUID()], [a, crypto.randomUUID()]]) {
    const answer = await person.call('POST', '/api/creations/archive', { body: { ids } })
    expect(answer.status).toBe(ids.length === 0 ? 400 : 404)
  }
})

test('a deleted result is gone: its record, its link, its bytes and its place in archives', async () => {
  const { creations } = await list()
  const [{ id, url, previews }] = creations
  const archive = (await person.call('POST', '/api/creations/archive', { body: { ids: [id] } })).body.url
  const other = await createMaker(app)
  expect((await other.call('DELETE', `/api/creations/${id}`)).status).toBe(404)
  expect((await get(url)).status).toBe(200)

  expect((await person.call('DELETE', `/api/creations/${id}`)).status).toBe(204)
  expect((await person.call('DELETE', `/api/creations/${id}`)).status).toBe(404)
  expect((await list()).creations).toHaveLength(creations.length - 1)
  expect((await get(url)).status).toBe(404)
  for (const small of Object.values<string>(previews)) {
    expect((await get(small)).status).toBe(404)
  }
  expect((await get(archive)).status).toBe(404)
  const key = new URL(url, 'http://x').pathname.slice(7)
  const { rows } = await app.pool.query('select from files where key = $1', [key])
  expect(rows).toHaveLength(0)
  const stored = await readdir(app.env.DATA_DIR, { recursive: true })
  expect(stored.filter((name) => name.includes(key))).toEqual([])
  const run = await runOf(person, runId)
  expect(run).toMatchObject({ status: 'succeeded' })
  expect(run.outputs.filter((output) => output.url === null)).toHaveLength(1)
  expect(await readZip((await person.call('GET', `/api/runs/${runId}/archive`)).body)).toHaveLength(3)
})

test('inputs and unused results are deleted a day after their run, all other files stay', async () => {
  const maker = await createMaker(app)
  const run = await spend(maker)
  await generateAll(maker, run)
  const filesOf = async (kind: string) =>
    (await app.pool.query('select key from files where user_id = $1 and kind = $2', [maker.user.id, kind])).rows
  expect(await filesOf('input')).toHaveLength(4)
  await app.pool.query(`update runs set finished_at = now() - interval '25 hours' where id = $1`, [run])
  await app.pool.query(`update files set created_at = now() - interval '25 hours' where user_id = $1`, [maker.user.id])
  await app.pool.query(`update outputs set file_id = null where run_id = $1 and slot = 4`, [run])
  // A worker deletes old files when it starts, so start one.
  const worker = await app.another({ ROLE: 'worker' })
  await expect.poll(() => filesOf('input')).toEqual([])
  await expect.poll(() => filesOf('output')).toHaveLength(3)
  expect((await list()).creations).toHaveLength(3)
  await worker.close()
})
