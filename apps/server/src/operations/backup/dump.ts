import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileRow } from '../../db/schema/files.ts'
import { madeKeysOf } from '../../features/files/previews.service.ts'
import { type Storage, StorageFailure } from '../../infra/storage/storage.ts'
import type { Entry } from './archive.ts'
import { createDigest, FORMAT, MANIFEST, type Manifest } from './manifest.ts'
import { listQueue } from './queue-jobs.ts'
import { copyOf, listSequences, listTables } from './tables.ts'

const PART_BYTES = 8 * 1024 * 1024
const pack = promisify<Buffer, { level: number }, Buffer>(gzip)

type Head = Pick<Manifest, 'version' | 'commit' | 'secret'>

export async function* dump(client: pg.ClientBase, storage: Storage, head: Head): AsyncGenerator<Entry> {
  const digest = createDigest()
  const noted = (entry: Entry) => {
    digest.add(entry.name, entry.body)
    return entry
  }
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select number, checksum from schema_migrations order by number',
  )
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) {
    const stream = client.query(copyTo(`copy ${copyOf(table)} to stdout`))
    let part = 0
    for await (const bytes of inParts(stream)) {
      yield noted({
        name: `tables/${table.name}/${String(++part).padStart(6, '0')}.gz`,
        body: await pack(bytes, { level: 3 }),
      })
    }
    tables.push({ ...table, rows: stream.rowCount })
  }
  const sequences = await listSequences(client)
  yield noted({ name: 'queue.json', body: Buffer.from(JSON.stringify(await listQueue(client))) })

  const missing: string[] = []
  // Read `preview_bytes` through JSON, because databases of older releases do not have this column.
  const { rows } = await client.query<Pick<FileRow, 'key' | 'contentType' | 'previewBytes'>>(
    `select key, content_type as "contentType", to_jsonb(files) -> 'preview_bytes' as "previewBytes"
       from files where deleted_at is null order by created_at, key`,
  )
  const files = rows.flatMap(madeKeysOf)
  for (const key of files) {
    const body = await readFile(storage, key)
    if (body) yield noted({ name: `files/${key}`, body })
    else missing.push(key)
  }
  const manifest: Manifest = {
    ...{ format: FORMAT, ...head, madeAt: new Date().toISOString(), migrations, tables, sequences },
    ...{ files: files.length - missing.length, missing, ...digest.sum() },
  }
  yield { name: MANIFEST, body: Buffer.from(JSON.stringify(manifest)) }
}

async function readFile(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.get(key))
  } catch (error) {
    if (error instanceof StorageFailure && error.missing) return null
    throw error
  }
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    held.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}
