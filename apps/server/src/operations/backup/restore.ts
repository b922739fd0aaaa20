import path from 'node:path'
import type pg from 'pg'
import { openServer } from '../../db/open-database.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { keysOf } from '../../features/files/previews.service.ts'
import { withClient } from '../../infra/db/connect.ts'
import { openStorage } from '../../infra/storage/open-storage.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { withBoss } from '../jobs.ts'
import type { Operation } from '../operation.ts'
import { UsageFault } from '../usage-fault.ts'
import { readArchive } from './archive.ts'
import { createLoader, liftReferences, makeRoom, settle } from './load.ts'
import { fingerprintOf } from './manifest.ts'
import { putBack } from './put-back.ts'
import { type KeptQueue, sendAgain } from './queue-jobs.ts'
import { requireEmpty, requireIdle } from './target.ts'
import { type Verified, verify } from './verify.ts'

const USAGE = 'restore <file> [--replace]'

/** Deletes the existing rows and files only after all rows and files of the backup are stored. */
export const restore: Operation = {
  usage: USAGE,
  run: async (args, { env, log, say }) => {
    const [name, ...rest] = args.filter((arg) => arg !== '--replace')
    if (!name || rest.length > 0) throw new UsageFault(USAGE)
    const file = path.resolve(name)
    const verified = await verify(file, env.BACKUP_PASSPHRASE)
    const storage = await openStorage(env)
    await storage.ready()
    const server = await openServer(env, log)
    try {
      await withClient(server.directUrl, async (client) => {
        if (env.DATABASE_URL) await requireIdle(client)
        if (!args.includes('--replace')) await requireEmpty(client)
        const old = await listKeys(client)
        const entries = () => readArchive(file, env.BACKUP_PASSPHRASE)
        const { queue, kept } = await swap(client, storage, verified, { entries, idleSeconds: env.RUN_IDLE_S })
        for (const key of old) if (!kept.has(key)) await storage.delete(key)
        await withBoss(server.directUrl, (boss) => sendAgain(boss, queue))
      })
    } finally {
      await server.stop()
    }
    report(verified, env.SESSION_SECRET, say)
    return 0
  },
}

interface Source {
  entries: () => ReturnType<typeof readArchive>
  idleSeconds: number
}

async function swap(client: pg.Client, storage: Storage, verified: Verified, { entries, idleSeconds }: Source) {
  const files = putBack(client, storage)
  let queue: KeptQueue = { queues: [], jobs: [] }
  await client.query('begin')
  try {
    await makeRoom(client, verified)
    const restoreReferences = await liftReferences(client)
    const loader = createLoader(client, verified.manifest.tables)
    let isSettled = false
    for await (const entry of entries()) {
      if (entry.name.startsWith('tables/')) await loader.add(entry)
      else if (!isSettled) {
        // All rows are loaded. Check them before the first file is written.
        await loader.close()
        await restoreReferences()
        await settle(client, verified, idleSeconds)
        isSettled = true
      }
      if (entry.name === 'queue.json') queue = JSON.parse(entry.body.toString()) as KeptQueue
      if (entry.name.startsWith('files/')) await files.put(entry.name.slice('files/'.length), entry.body)
    }
    await client.query('commit')
    return { queue, kept: files.kept }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await files.takeBack()
    throw error
  }
}

async function listKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.files') is not null as there`)
  if (!rows[0]?.there) return []
  const query = 'select key, content_type as "contentType" from files'
  return (await client.query<Pick<FileRow, 'key' | 'contentType'>>(query)).rows.flatMap(keysOf)
}

function report({ manifest, since }: Verified, secret: string | undefined, say: (line: string) => void): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows and ${manifest.files} files of ${manifest.madeAt} are in place; the books agree.`)
  if (since.length > 0) say(`Brought from ${manifest.version} to this release by ${since.length} migrations.`)
  if (manifest.missing.length > 0) say(`${manifest.missing.length} files were missing when the backup was made.`)
  if (manifest.secret !== fingerprintOf(secret)) {
    say('SESSION_SECRET is not the one of the backup: people have to log in again, and old links have ended.')
  }
}
