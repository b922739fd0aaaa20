import { stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { readBuildInfo } from '../../infra/build-info.ts'
import { withClient } from '../../infra/db/connect.ts'
import { FILES_LOCK } from '../../infra/db/files-lock.ts'
import { StartFault } from '../../infra/start-fault.ts'
import { openStorage } from '../../infra/storage/open-storage.ts'
import type { Operation } from '../operation.ts'
import { UsageFault } from '../usage-fault.ts'
import { withDatabase } from '../with-database.ts'
import { type Entry, writeArchive } from './archive.ts'
import { dump } from './dump.ts'
import { fingerprintOf, MANIFEST, type Manifest } from './manifest.ts'

const USAGE = 'backup <file>'

export const backup: Operation = {
  usage: USAGE,
  run: async ([name, ...rest], context) => {
    if (!name || rest.length > 0) throw new UsageFault(USAGE)
    const file = path.resolve(name)
    if (await stat(file).catch(() => null)) throw new StartFault(`${file} is there already.`)
    const { env, say } = context
    const storage = await openStorage(env)
    const head = { ...readBuildInfo(env.UFARO_COMMIT), secret: fingerprintOf(env.SESSION_SECRET) }
    await withDatabase(
      context,
      ({ directUrl }) =>
        withClient(directUrl, async (client) => {
          const there = await client.query(`select to_regclass('public.schema_migrations') is not null as there`)
          if (!there.rows[0]?.there) throw new StartFault('There is nothing to back up: this database is empty.')
          // Files must not be deleted during the backup, because the database snapshot refers to them.
          await holdFiles(client)
          await client.query('begin isolation level repeatable read, read only')
          const seen = watch(dump(client, storage, head))
          await writeArchive(file, env.BACKUP_PASSPHRASE, seen.entries)
          report(seen.manifest(), (await stat(file)).size, file, say)
        }),
      { migrate: false },
    )
    if (!env.BACKUP_PASSPHRASE) say('It is not encrypted and holds secrets of people: keep it as safe as the database.')
    return 0
  },
}

async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query(`set lock_timeout = '60s'`)
  await client.query('select pg_advisory_lock($1)', [FILES_LOCK]).catch((error) => {
    throw new StartFault('Another backup is at work on this database.', { cause: error })
  })
  await client.query('reset lock_timeout')
}

function watch(source: AsyncIterable<Entry>) {
  let manifest: Manifest | undefined
  const entries = async function* () {
    for await (const entry of source) {
      if (entry.name === MANIFEST) manifest = JSON.parse(entry.body.toString()) as Manifest
      yield entry
    }
  }
  return { entries: entries(), manifest: () => manifest as Manifest }
}

function report({ tables, files, missing }: Manifest, bytes: number, file: string, say: (line: string) => void): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${file}: ${rows} rows of ${tables.length} tables, ${files} files, ${bytes} bytes`)
  if (missing.length > 0)
    say(`The store does not have ${missing.length} files the database names, such as ${missing[0]}`)
}
