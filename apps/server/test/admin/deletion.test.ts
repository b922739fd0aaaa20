import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, type Person, signInAdmin } from '../factories/person.ts'
import { createMaker, generate, spend } from '../runs/studio.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
  admin = await signInAdmin(app)
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const remove = (person: Person) => admin.call('DELETE', `/api/admin/users/${person.user.id}`)
const stored = () =>
  readdirSync(app.env.DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function rowsOf(id: string): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'user_id' and table_type = 'BASE TABLE'`,
  )
  const counts = rows.map(async ({ table_name }) => {
    const found = await app.pool.query(`select count(*)::int as n from "${table_name}" where user_id = $1`, [id])
    return [table_name, found.rows[0].n] as const
  })
  return Object.fromEntries((await Promise.all(counts)).filter(([, n]) => n > 0))
}

test('deleting a person deletes their files, and only ids in the ledger stay', async () => {
  const person = await createMaker(app)
  const kept = await createMaker(app)
  await generate(kept, { runId: await spend(kept) })
  const runId = await spend(person)
  const { body } = await generate(person, { runId })
  const { rows } = await app.pool.query('select key from files where user_id = $1', [person.user.id])
  // Compare only the start of each name, so that previews count too: a preview's key begins with its file's key.
  const theirs = () => stored().filter((name) => rows.some(({ key }) => path.basename(name).startsWith(key)))
  expect(theirs().length).toBeGreaterThanOrEqual(2)
  await app.pool.query(
    `insert into error_logs (severity, service_type, code, message, user_id) values ('error', 'http', 'X', 'x', $1)`,
    [person.user.id],
  )
  await app.pool.query(`insert into mails ("to", subject, text, html) values ($1, 'Hi', '', '')`, [person.email])

  expect((await remove(person)).status).toBe(204)
  expect(Object.keys(await rowsOf(person.user.id))).toEqual(['ledger_entries'])
  expect((await app.pool.query('select from users where id = $1', [person.user.id])).rowCount).toBe(0)
  const { rows: letters } = await app.pool.query('select subject from mails where "to" = $1', [person.email])
  expect(letters, 'what was there is gone; one last letter tells of it').toEqual([
    { subject: 'Your Ufaro account was deleted' },
  ])
  expect(theirs()).toEqual([])
  expect((await app.call('GET', body.imageUrl)).status).toBe(404)
  expect((await person.call('GET', '/api/auth/me')).status).toBe(401)
  expect((await remove(person)).status).toBe(404)

  expect((await kept.call('GET', '/api/creations')).body.creations).toHaveLength(1)
  const { entries } = (await admin.call('GET', '/api/admin/audit')).body
  expect(entries[0]).toMatchObject({ action: 'user.delete', target_id: person.user.id, actor_email: admin.email })
  expect(JSON.stringify(entries)).not.toContain(person.email)
})

test('what an admin did stays on record without their address', async () => {
  const sub = await createAdmin(app)
  const { id } = (await sub.call('GET', '/api/admin/services')).body.services.find(
    (service: { category: string; enabled: boolean }) => service.category === 'mode' && service.enabled,
  )
  await sub.call('PATCH', `/api/admin/services/${id}`, { body: { enabled: true } })
  await remove(sub)
  const { entries } = (await admin.call('GET', '/api/admin/audit')).body
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'service.update', actor_id: sub.user.id, actor_email: 'deleted account' }),
  )
})

test('bytes that cannot be deleted at once are deleted by the sweep: their rows outlive the user', async () => {
  const person = await createMaker(app)
  await generate(person, { runId: await spend(person) })
  const { rows } = await app.pool.query('select key from files where user_id = $1', [person.user.id])
  const keys = rows.map(({ key }) => key as string)
  // Create the state in which a process has died after deleting the user in the database and before deleting the files.
  await app.pool.query('update files set deleted_at = now() where user_id = $1', [person.user.id])
  await app.pool.query('delete from users where id = $1', [person.user.id])
  const left = await app.pool.query('select user_id from files where key = any($1)', [keys])
  expect(left.rows).toEqual(keys.map(() => ({ user_id: null })))
  expect(stored().some((name) => keys.includes(path.basename(name)))).toBe(true)

  expect((await remove(await createMaker(app))).status).toBe(204)
  expect(stored().filter((name) => keys.includes(path.basename(name)))).toEqual([])
})

test('the database refuses to delete a user whose files are not marked as deleted', async () => {
  const person = await createMaker(app)
  await generate(person, { runId: await spend(person) })
  await expect(app.pool.query('delete from users where id = $1', [person.user.id])).rejects.toThrow(
    'files_owned_or_dropped',
  )
})
