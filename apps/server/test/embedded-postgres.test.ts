import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { withClient } from '#server/infra/db/connect.ts'
import { ensureAppRole } from '#server/infra/db/embedded/app-role.ts'
import { APP, clusterIn, SUPERUSER, urlOf } from '#server/infra/db/embedded/cluster.ts'
import { keptPassword } from '#server/infra/db/embedded/secrets.ts'
import {
  type Account,
  giveTo,
  makePlace,
  ordinaryAccount,
  postmasterIsGone,
  postmasterOf,
  removePlaces,
} from './processes/places.ts'
import { endPrograms, node, type Program, repository, startProgram } from './processes/program.ts'

afterEach(async () => {
  await endPrograms()
  await removePlaces()
})

const oneself: Account = { prefix: [], ids: {} }
const holder = path.join(repository, 'apps/server/test/processes/hold-postgres.ts')
const hold = (dataDir: string, account = oneself): Program =>
  startProgram([...account.prefix, node, holder, dataDir], { ...account.ids, cwd: '/' })
const urlSaid = async (program: Program) => (await program.says(/^url (\S+)$/m))[1]!
const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

describe.each([
  { who: 'whoever runs the tests', mode: 0o755, account: oneself },
  { who: 'whoever runs the tests, in a folder nobody else may enter', mode: 0o700, account: oneself },
  { who: 'an ordinary user', mode: 0o700, account: ordinaryAccount() },
])('started by $who', ({ mode, account }) => {
  test('a cluster is made, serves and goes away with its program', async () => {
    const dataDir = makePlace(mode)
    giveTo(dataDir, account)
    const first = hold(dataDir, account)
    const [row] = await query(
      await urlSaid(first),
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as addresses, upper('ọkafor ṣẹ') as upper, 'ÀB' ilike 'àb' as ilike,
        (select rolsuper from pg_roles where rolname = current_user) as super`,
    )
    expect(row).toEqual({ version: 18, fsync: 'on', addresses: '', upper: 'ỌKAFOR ṢẸ', ilike: true, super: false })
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(postmasterOf(dataDir)).toBeUndefined()
  })

  test('data written before a kill -9 is still there, in the same server', async () => {
    const dataDir = makePlace(mode)
    giveTo(dataDir, account)
    const first = hold(dataDir, account)
    await query(await urlSaid(first), 'create table kept as select 7 as n')
    const server = postmasterOf(dataDir)
    first.kill('SIGKILL')
    await first.ended

    const second = hold(dataDir, account)
    expect(await query(await urlSaid(second), 'select n from kept')).toEqual([{ n: 7 }])
    expect(postmasterOf(dataDir)).toBe(server)
    second.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(postmasterOf(dataDir)).toBeUndefined()
  })
})

test('SQL with the app’s database role cannot read files or run programs', async () => {
  const url = await urlSaid(hold(makePlace(0o700)))
  await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied')
  await expect(query(url, `select pg_read_file('/etc/hostname')`)).rejects.toThrow('permission denied')
})

test('a second program on the folder is told so, and the first keeps its server', async () => {
  const dataDir = makePlace()
  const url = await urlSaid(hold(dataDir))
  const second = hold(dataDir)
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(`Ufaro is already running on ${dataDir}\n`)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a tool that started the server stops it, unless the app uses it meanwhile', async () => {
  const dataDir = makePlace()
  const asGuest = () => startProgram([node, holder, dataDir, 'guest'], { cwd: '/' })
  const first = asGuest()
  await urlSaid(first)
  const product = hold(dataDir)
  const url = await urlSaid(product)
  const server = postmasterOf(dataDir)
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(postmasterOf(dataDir)).toBe(server)
  product.kill('SIGTERM')
  await product.ended

  const second = asGuest()
  await urlSaid(second)
  second.kill('SIGTERM')
  await second.ended
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('of programs that start at once on an empty folder one gets it', async () => {
  const dataDir = makePlace()
  const programs = [hold(dataDir), hold(dataDir), hold(dataDir)]
  const outcomes = await Promise.all(programs.map((program) => Promise.race([program.ended, urlSaid(program)])))
  expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(2)
  const url = outcomes.find((outcome) => typeof outcome === 'string')
  expect(await query(url as string, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.startsWith('init-'))).toEqual([])
})

test('concurrent starts can update the database role', async () => {
  const dataDir = makePlace()
  await urlSaid(hold(dataDir))
  const cluster = clusterIn(dataDir)
  const password = (role: string) => keptPassword(cluster.home, role)
  const superuserUrl = urlOf(cluster, SUPERUSER, password(SUPERUSER), 'postgres')
  for (let round = 0; round < 5; round++)
    await Promise.all(Array.from({ length: 8 }, () => ensureAppRole(superuserUrl, password(APP))))
  expect(await query(urlOf(cluster, APP, password(APP), APP), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that dies is started again under the program that owns it', async () => {
  const dataDir = makePlace()
  const program = hold(dataDir)
  const url = await urlSaid(program)
  const server = postmasterOf(dataDir)!
  process.kill(server, 'SIGKILL')
  await program.says(/PostgreSQL is running again/)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(postmasterOf(dataDir)).not.toBe(server)
  program.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('a stale process id that belongs to another program does not prevent the start', async () => {
  const dataDir = makePlace()
  const first = hold(dataDir)
  await urlSaid(first)
  const note = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  const [, ...rest] = readFileSync(note, 'utf8').split('\n')
  process.kill(postmasterOf(dataDir)!, 'SIGKILL')
  first.kill('SIGKILL')
  await first.ended
  await postmasterIsGone(dataDir)
  writeFileSync(note, [process.pid, ...rest].join('\n'))

  expect(await query(await urlSaid(hold(dataDir)), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a path too long for a socket works all the same', async () => {
  const dataDir = path.join(makePlace(), 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(dataDir, { recursive: true })
  const program = hold(dataDir)
  const url = await urlSaid(program)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  program.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(existsSync(decodeURIComponent(new URL(url).hostname))).toBe(false)
})

test('a folder keeps its data if its permissions are narrowed and widened again', async () => {
  const dataDir = makePlace(0o755)
  for (const mode of [0o755, 0o700, 0o755]) {
    chmodSync(dataDir, mode)
    const program = hold(dataDir)
    await query(await urlSaid(program), 'create table if not exists kept (n integer); insert into kept values (1)')
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  }
  expect(await query(await urlSaid(hold(dataDir)), 'select count(*)::int as n from kept')).toEqual([{ n: 3 }])
})

test('a cluster of another PostgreSQL version is not changed, and one line says so', async () => {
  const dataDir = makePlace()
  const first = hold(dataDir)
  await urlSaid(first)
  first.kill('SIGTERM')
  await first.ended
  const version = path.join(dataDir, 'postgres/cluster/PG_VERSION')
  writeFileSync(version, '17\n')
  const second = hold(dataDir)
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/cluster was made by PostgreSQL 17 and this program brings 18: .*\n$/)
})
