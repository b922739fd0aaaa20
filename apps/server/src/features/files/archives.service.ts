import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Db } from '../../db/db.ts'
import type { ArchiveEntry, FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import type { ByteRange, Storage } from '../../infra/storage/storage.ts'
import { type BundlesService, isBundle } from './bundles.service.ts'
import type { FileLinks } from './file-links.ts'
import { distinctNames, safeName } from './file-names.ts'
import * as repo from './files.repo.ts'
import { layOutZip } from './zip-layout.ts'
import { type Chunks, streamZip } from './zip-stream.ts'

export type ArchiveItem = { stem: string; extension: string } & ({ key: string } | { text: string })

export interface Archive {
  entries: ArchiveEntry[]
  date: Date
  etag: string
}

interface Source {
  name: string
  size: number
  crc32: number
  open: (range: ByteRange) => Promise<Chunks>
}

export const ARCHIVE_PREFIX = 'zip-'

interface Deps {
  db: Db
  storage: Storage
  links: FileLinks
  bundles: Pick<BundlesService, 'entries'>
  ttlS: number
}

/** Stores only the list of entries. The ZIP file is computed on each request, in whole or in ranges. */
export function createArchivesService({ db, storage, links, bundles, ttlS }: Deps) {
  const sourcesOf = async (entry: ArchiveEntry, rows: ReadonlyMap<string, FileRow>): Promise<Source[]> => {
    const { name } = entry
    if ('text' in entry) {
      const bytes = Buffer.from(entry.text)
      const open = async ({ start, end }: ByteRange) => Readable.from([bytes.subarray(start, end + 1)])
      return [{ name, size: bytes.length, crc32: crc32(bytes), open }]
    }
    const row = rows.get(entry.key)
    if (!row) throw new AppError('NOT_FOUND', 'Something in this archive was deleted. Please make a new one.')
    if (isBundle(row)) {
      const folder = name.slice(0, name.lastIndexOf('.'))
      return (await bundles.entries(row.key)).map((inner) => ({ ...inner, name: `${folder}/${inner.name}` }))
    }
    return [{ name, size: row.bytes, crc32: row.crc32, open: (range) => storage.get(row.key, range) }]
  }

  return {
    async link(userId: string, name: string, items: readonly ArchiveItem[]): Promise<string> {
      const key = `${ARCHIVE_PREFIX}${randomBytes(18).toString('base64url')}.zip`
      await repo.insertArchive(db, { key, userId, entries: nameEntries(items) })
      return links.link(key, name)
    },

    async find(key: string): Promise<Archive> {
      const found = await repo.findArchive(db, key)
      if (!found) throw new AppError('NOT_FOUND')
      return { entries: found.entries, date: found.createdAt, etag: `"${key}"` }
    },

    async open({ entries, date, etag }: Archive): Promise<Omit<Bytes, 'maxAge' | 'download'>> {
      const keys = entries.flatMap((entry) => ('key' in entry ? [entry.key] : []))
      const rows = new Map((await repo.findFiles(db, keys)).map((row) => [row.key, row]))
      const sources = (await Promise.all(entries.map((entry) => sourcesOf(entry, rows)))).flat()
      const layout = layOutZip(sources, date)
      const open = async (range?: ByteRange) => streamZip(layout, (entry, part) => sources[entry]!.open(part), range)
      return { size: layout.size, contentType: 'application/zip', etag, open }
    },

    sweep: (): Promise<void> => repo.removeArchives(db, new Date(Date.now() - ttlS * 1000)),
  }
}
export type ArchivesService = ReturnType<typeof createArchivesService>

export function nameEntries(items: readonly ArchiveItem[]): ArchiveEntry[] {
  const names = distinctNames(items.map(({ stem, extension }) => safeName(stem, extension)))
  return items.map((item, n) => {
    const name = names[n]!
    return 'key' in item ? { name, key: item.key } : { name, text: item.text }
  })
}
