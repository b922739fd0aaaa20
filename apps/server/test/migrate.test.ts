import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFunctions } from '#server/db/functions.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { withClient } from '#server/infra/db/connect.ts'
import { createDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
let folder: string
let functionFolder: string
beforeEach(async () => {
  database = await createDatabase('template1')
  folder = mkdtempSync(path.join(tmpdir(), 'ufaro-migrations-'))
  functionFolder = path.join(folder, 'functions')
  mkdirSync(functionFolder)
  write('0001_first.sql', 'create table steps (n integer); insert into steps values (1);')
  write('0002_second.sql', 'insert into steps values (2);')
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
const run = async () =>
  migrate(database.url, { migrations: await readMigrations(folder), functions: await readFunctions(functionFolder) })
const steps = () =>
  withClient(database.url, async (client) =>
    (await client.query('select n from steps order by n')).rows.map((row) => row.n),
  )

const writeFunction = (answer: number) =>
  write(
    'functions/answer.sql',
    `create or replace function answer() returns integer language sql return ${answer};
     insert into steps values (${100 + answer});`,
  )
const askAnswer = () =>
  withClient(database.url, async (client) => (await client.query('select answer()')).rows[0].answer as number)

test('migrations run in the order of their numbers, each once, even if several processes start together', async () => {
  await Promise.all([run(), run(), run()])
  await run()
  expect(await steps()).toEqual([1, 2])
})

test('a migration that fails is rolled back, and those before it stay', async () => {
  write('0003_third.sql', 'insert into steps values (3); insert into nowhere values (1);')
  await expect(run()).rejects.toThrow('Migration 0003_third.sql failed: relation "nowhere" does not exist')
  expect(await steps()).toEqual([1, 2])
  write('0003_third.sql', 'insert into steps values (3);')
  await run()
  expect(await steps()).toEqual([1, 2, 3])
})

test('a migration that was edited after it ran stops the start, other line endings and comments do not', async () => {
  write('0002_second.sql', '-- The second.\ninsert into steps\nvalues (2);\n')
  await run()
  write('0002_second.sql', '-- Why there is\r\n-- a second.\r\ninsert into steps\r\nvalues (2);\r\n')
  await run()
  write('0002_second.sql', 'insert into steps values (22);')
  await expect(run()).rejects.toThrow('Migration 0002_second.sql was edited after it ran on this database')
})

test('a checksum that an earlier release took of code and comments together stops nothing', async () => {
  await run()
  await withClient(database.url, (client) => client.query(`update schema_migrations set checksum = repeat('0', 64)`))
  await run()
  expect(await steps()).toEqual([1, 2])
})

test('migrations of a newer release are kept', async () => {
  write('0003_third.sql', 'insert into steps values (3);')
  await run()
  rmSync(path.join(folder, '0003_third.sql'))
  await run()
  expect(await steps()).toEqual([1, 2, 3])
})

test('two migrations with the same number are refused', async () => {
  write('0002_again.sql', 'select 1;')
  await expect(run()).rejects.toThrow('Two migrations claim number 2')
})

test('a function file that fails leaves the functions as they were', async () => {
  writeFunction(1)
  await run()
  writeFunction(2)
  write('functions/broken.sql', 'create or replace function broken() returns integer language sql return nowhere();')
  await expect(run()).rejects.toThrow('SQL function file broken.sql failed: function nowhere() does not exist')
  expect(await askAnswer()).toBe(1)
})

test('a changed function file is applied once at the next start, even if several processes start together', async () => {
  writeFunction(1)
  await Promise.all([run(), run(), run()])
  await run()
  expect(await askAnswer()).toBe(1)
  expect(await steps()).toEqual([1, 2, 101])
  writeFunction(2)
  await Promise.all([run(), run()])
  expect(await askAnswer()).toBe(2)
  expect(await steps()).toEqual([1, 2, 101, 102])
})

test('a release that is rolled back leaves the functions of the newer one in place', async () => {
  write('0003_third.sql', 'insert into steps values (3);')
  writeFunction(2)
  await run()
  rmSync(path.join(folder, '0003_third.sql'))
  writeFunction(1)
  await run()
  expect(await askAnswer()).toBe(2)
})

test('a database of the first release that is migrated has the same functions as a new one', async () => {
  const migrations = (await readMigrations()).filter(({ number }) => number <= 3)
  await migrate(database.url, { migrations, functions: [] })
  const before = await definitionsOf(database.url)
  await migrate(database.url)
  const fresh = await createDatabase()
  try {
    const after = await definitionsOf(database.url)
    expect(after).toEqual(await definitionsOf(fresh.url))
    expect(after.open_run).not.toBe(before.open_run)
    const files = await readFunctions()
    expect(files.map(({ name }) => name.replace('.sql', ''))).toEqual(Object.keys(after))
  } finally {
    await fresh.drop()
  }
})

const definitionsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select proname as name, pg_get_functiondef(oid) as definition
         from pg_proc where pronamespace = 'public'::regnamespace order by proname collate "C"`,
    )
    return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
  })
