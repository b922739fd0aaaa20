import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  database = await createDatabase()
  pool = createPool(database.url, createLog('silent'), { max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const preparedLike = async (words: string): Promise<number> => {
  const text = 'select count(*)::int as n from pg_prepared_statements where strpos(statement, $1) = 1'
  return (await pool.query(text, [words])).rows[0].n
}

test('a statement that comes once, or has no parameters, is not prepared', async () => {
  await pool.query('select $1::int as once', [1])
  for (let n = 0; n < 30; n++) await pool.query('select 2 as bare; select 3 as bare', [])
  expect(await preparedLike('select $1::int as once')).toBe(0)
  expect(await preparedLike('select 2 as bare')).toBe(0)
})

test('a frequent statement is prepared once and returns the same rows', async () => {
  for (let n = 0; n < 30; n++) {
    expect((await pool.query('select $1::int as often', [n])).rows).toEqual([{ often: n }])
    expect((await pool.query({ text: 'select $1::text as words', values: [`${n}`] })).rows).toEqual([{ words: `${n}` }])
  }
  expect(await preparedLike('select $1::int as often')).toBe(1)
  expect(await preparedLike('select $1::text as words')).toBe(1)
  await expect(pool.query('select $1::int as often', ['no number'])).rejects.toThrow('invalid input syntax')
  expect((await pool.query('select $1::int as often', [7])).rows).toEqual([{ often: 7 }])
})

test('a prepared statement still works after its table gains a column', async () => {
  await pool.query('create table things (id int primary key, name text)')
  await pool.query(`insert into things values (1, 'lamp')`)
  const read = async () => (await pool.query('select id, name from things where id = $1', [1])).rows
  for (let n = 0; n < 30; n++) await read()
  await pool.query('alter table things add column price int')
  expect(await read()).toEqual([{ id: 1, name: 'lamp' }])
})
