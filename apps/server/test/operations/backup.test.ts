import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFunctions } from '#server/db/functions.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { withClient } from '#server/infra/db/connect.ts'
import { openStorage } from '#server/infra/storage/open-storage.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createDatabase, type TestDatabase } from '../database.ts'
import { createPerson } from '../factories/person.ts'
import { makePlace, removePlaces } from '../processes/places.ts'
import { createMaker, generate, generateAll, runOf, spend } from '../runs/studio.ts'
import { type S3Server, startS3 } from '../s3-server.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { settingsOf, ufaro } from './ufaro.ts'

const gemini = await startGeminiStandIn()
const place = makePlace()
const file = path.join(place, 'whole.ufaro')
const PASSPHRASE = 'a long and quiet sentence'
let app: TestApp
let s3: S3Server
const databases: TestDatabase[] = []

beforeAll(async () => {
  s3 = await startS3()
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  for (const database of databases) await database.drop()
  await s3.close()
  await gemini.close()
  await removePlaces()
})

const emptyDatabase = async () => {
  const database = await createDatabase('template1')
  databases.push(database)
  return database.url
}

const tablesOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
    )
    return rows[0].n as number
  })

function keepBusy() {
  let stopping = false
  const work = async () => {
    while (!stopping) {
      const person = await createMaker(app, 1)
      await generateAll(person, await spend(person))
    }
  }
  const ended = Promise.all([work(), work()])
  return async () => {
    stopping = true
    await ended
  }
}

test('a backup made under load is restored elsewhere: books agree, bytes are the same, people log in', async () => {
  const person = await createMaker(app, 2)
  const runId = await spend(person)
  await generateAll(person, runId)
  await app.call('GET', (await runOf(person, runId)).outputs[0]!.previews!.w640)
  gemini.reset()
  gemini.always('hang')
  const waiting = await generate(person, {}, { headers: { prefer: 'respond-async' } })
  await expect.poll(() => gemini.calls.length).toBe(1)
  gemini.always(null)

  const rest = keepBusy()
  const made = await ufaro(settingsOf(app.env), 'backup', file)
  await rest()
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('It is not encrypted') })
  // Standard tools must be able to read the backup.
  expect(execFileSync('tar', ['-tf', file]).toString()).toContain('manifest.json')

  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: place, ...s3.settings() }
  const restored = await ufaro(target, 'restore', file)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('the books agree') })

  const from = await openStorage(app.env)
  const to = await openStorage(target)
  const { rows: files } = await withClient(target.DATABASE_URL, (client) =>
    client.query<{ key: string; previews: boolean }>(
      'select key, preview_bytes is not null as previews from files where deleted_at is null',
    ),
  )
  expect(files.length).toBeGreaterThanOrEqual(5)
  expect(files.some(({ previews }) => previews)).toBe(true)
  const small = files.filter(({ previews }) => previews).map(({ key }) => ({ key: `${key}.w640.webp` }))
  for (const { key } of [...files, ...small]) {
    expect((await buffer(await to.get(key))).equals(await buffer(await from.get(key)))).toBe(true)
  }
  const other = await app.another({ ...target, ROLE: 'all' })
  const body = { email: person.email, password: 'correct horse' }
  const login = await other.call('POST', '/api/auth/login', { body })
  expect(login.status).toBe(200)
  // The backed-up process signed this token. Only the restored secret makes it valid.
  expect((await other.call('GET', '/api/auth/me', { token: person.token })).status).toBe(200)
  const { url } = (await runOf(person, runId)).outputs[0]!
  expect((await other.call('GET', url!)).status).toBe(200)
  // The job that was running during the backup must be queued again.
  const call = (method: string, path: string) => other.call(method, path, { token: login.body.token })
  await expect
    .poll(async () => (await call('GET', `/api/runs/${waiting.body.runId}`)).body.outputs[0].status)
    .toBe('done')
  await other.close()
})

test('a backup with one changed byte is refused, and the target stays unchanged', async () => {
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: makePlace() }
  const whole = readFileSync(file)
  const before = await tablesOf(target.DATABASE_URL)
  const bad = path.join(place, 'bad.ufaro')
  for (const at of [300, Math.floor(whole.length / 2), whole.length - 1]) {
    const bytes = Buffer.from(whole)
    bytes[at]! ^= 1
    writeFileSync(bad, bytes)
    expect(await ufaro(target, 'restore', bad)).toEqual({
      code: 1,
      output: 'The backup is damaged or not whole: nothing was changed.',
    })
  }
  writeFileSync(bad, whole.subarray(0, whole.length - 100_000))
  expect((await ufaro(target, 'restore', bad)).code).toBe(1)
  expect(await tablesOf(target.DATABASE_URL)).toBe(before)
  expect(
    existsSync(path.join(target.DATA_DIR, 'files')) && readdirSync(path.join(target.DATA_DIR, 'files')).length > 1,
  ).toBe(false)
})

test('a restore into a database with users or a running app is refused', async () => {
  expect(await ufaro(settingsOf(app.env), 'restore', file, '--replace')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Ufaro is running on this database'),
  })
  const lived = await buildApp()
  const late = await createPerson(lived)
  const target = settingsOf(lived.env)
  await lived.app.close()
  await lived.pool.end()
  await lived.bus.close()
  expect(await ufaro(target, 'restore', file)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
  expect(await ufaro(target, 'restore', file, '--replace')).toMatchObject({ code: 0 })
  await withClient(target.DATABASE_URL, async (client) => {
    expect((await client.query('select from users where id = $1', [late.user.id])).rowCount).toBe(0)
    expect((await client.query('select from runs')).rowCount).toBeGreaterThan(0)
  })
})

test('a backup that fails the audit is not restored, and existing data stays', async () => {
  const spoiled = await buildApp()
  const person = await createMaker(spoiled, 3)
  await spoiled.pool.query('update balances set remaining = remaining + 1 where user_id = $1', [person.user.id])
  const spoiledFile = path.join(place, 'spoiled.ufaro')
  expect((await ufaro(settingsOf(spoiled.env), 'backup', spoiledFile)).code).toBe(0)
  await spoiled.close()
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: makePlace() }
  expect((await ufaro(target, 'restore', file)).code).toBe(0)
  const count = () =>
    withClient(target.DATABASE_URL, async (client) => (await client.query('select id from users order by id')).rows)
  const before = await count()
  const refused = await ufaro(target, 'restore', spoiledFile, '--replace')
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('do not agree') })
  expect(await count()).toEqual(before)
})

test('with a passphrase nothing of it can be read, and only the same passphrase restores it', async () => {
  const sealed = path.join(place, 'sealed.ufaro')
  const passphrase = { BACKUP_PASSPHRASE: PASSPHRASE }
  expect((await ufaro({ ...settingsOf(app.env), ...passphrase }, 'backup', sealed)).code).toBe(0)
  const bytes = readFileSync(sealed)
  expect(bytes.includes('manifest.json')).toBe(false)
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: makePlace() }
  expect(await ufaro(target, 'restore', sealed)).toMatchObject({
    code: 1,
    output: expect.stringContaining('BACKUP_PASSPHRASE'),
  })
  const wrong = { BACKUP_PASSPHRASE: 'another long sentence' }
  expect(await ufaro({ ...target, ...wrong }, 'restore', sealed)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not the one'),
  })
  const flipped = path.join(place, 'flipped.ufaro')
  bytes[bytes.length - 5]! ^= 1
  writeFileSync(flipped, bytes)
  expect((await ufaro({ ...target, ...passphrase }, 'restore', flipped)).code).toBe(1)
  // A file that was cut off after its header (24 bytes) and first frame (a length of 4 bytes, 64 KiB of data and a tag
  // of 16 bytes) must be refused.
  writeFileSync(flipped, readFileSync(sealed).subarray(0, 24 + 4 + 64 * 1024 + 16))
  expect((await ufaro({ ...target, ...passphrase }, 'restore', flipped)).code).toBe(1)
  expect((await ufaro({ ...target, ...passphrase }, 'restore', sealed)).code).toBe(0)
})

test('a backup of an older release is brought forward', async () => {
  const old = await emptyDatabase()
  await migrate(old, { migrations: (await readMigrations()).filter(({ number }) => number <= 12), functions: [] })
  await withClient(old, (client) =>
    client.query(`insert into users (id, email, role) values ('ada', 'ada@example.com', 'primary');
                  insert into settings (key, value) values ('session_secret', '"kept"')`),
  )
  const oldFile = path.join(place, 'old.ufaro')
  expect((await ufaro({ DATABASE_URL: old, DATA_DIR: place }, 'backup', oldFile)).code).toBe(0)
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: makePlace() }
  const restored = await ufaro(target, 'restore', oldFile)
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Brought from .* by \d+ migrations/) })
  await withClient(target.DATABASE_URL, async (client) => {
    expect((await client.query('select deactivated_at from users')).rows).toEqual([{ deactivated_at: null }])
    const { rows } = await client.query('select count(*)::int as n from schema_migrations')
    expect(rows[0].n).toBe((await readMigrations()).length)
    const applied = await client.query('select name, checksum from schema_functions order by name collate "C"')
    expect(applied.rows).toEqual((await readFunctions()).map(({ name, checksum }) => ({ name, checksum })))
  })
})

test('from the embedded database to an external one and back', async () => {
  const dataDir = makePlace()
  expect((await ufaro({ DATA_DIR: dataDir }, 'restore', file)).code).toBe(0)
  const again = path.join(place, 'again.ufaro')
  expect((await ufaro({ DATA_DIR: dataDir }, 'backup', again)).code).toBe(0)
  const external = { DATABASE_URL: await emptyDatabase(), DATA_DIR: makePlace() }
  expect((await ufaro(external, 'restore', again)).code).toBe(0)
  await withClient(external.DATABASE_URL, async (client) => {
    const { rows } = await client.query('select count(*)::int as n from files where deleted_at is null')
    expect(rows[0].n).toBeGreaterThanOrEqual(5)
  })
})
