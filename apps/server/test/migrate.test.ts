import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { withClient } from '#server/infra/db/connect.ts'
import { createDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createDatabase('template1')
  folder = mkdtempSync(path.join(tmpdir(), 'ufaro-migrations-'))
  write('0001_first.sql', 'create table steps (n integer); insert into steps values (1);')
  write('0002_second.sql', 'insert into steps values (2);')
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
const run = async () => migrate(database.url, await readMigrations(folder))
const steps = () =>
  withClient(database.url, async (client) =>
    (await client.query('select n from steps order by n')).rows.map((row) => row.n),
  )

test('files run in the order of their numbers, each once, however many processes start together', async () => {
  await Promise.all([run(), run(), run()])
  await run()
  expect(await steps()).toEqual([1, 2])
})

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  write('0003_third.sql', 'insert into steps values (3); insert into nowhere values (1);')
  await expect(run()).rejects.toThrow('Migration 0003_third.sql failed: relation "nowhere" does not exist')
  expect(await steps()).toEqual([1, 2])
  write('0003_third.sql', 'insert into steps values (3);')
  await run()
  expect(await steps()).toEqual([1, 2, 3])
})

test('a file edited after it ran stops the start, other line ends do not', async () => {
  write('0002_second.sql', 'insert into steps\nvalues (2);')
  await run()
  write('0002_second.sql', 'insert into steps\r\nvalues (2);')
  await run()
  write('0002_second.sql', 'insert into steps values (22);')
  await expect(run()).rejects.toThrow('Migration 0002_second.sql was edited after it ran on this database')
})

test('numbers of a newer program are left alone', async () => {
  write('0003_third.sql', 'insert into steps values (3);')
  await run()
  rmSync(path.join(folder, '0003_third.sql'))
  await run()
  expect(await steps()).toEqual([1, 2, 3])
})

test('two files with one number are refused', async () => {
  write('0002_again.sql', 'select 1;')
  await expect(run()).rejects.toThrow('Two migrations claim number 2')
})
