import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { Log } from '../../infra/log.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import type { FileLinks } from './file-links.ts'
import * as repo from './files.repo.ts'
import { createFreshInputs } from './fresh-inputs.ts'
import { keysOf, type PreviewsService } from './previews.service.ts'
import { insertUses, markStaleUploads } from './uploads.repo.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/octet-stream': 'bin',
}
const DAY_MS = 86_400_000
const SWEEP_BATCH = 50

export interface FileContents {
  bytes: Buffer
  contentType: string
  width?: number
  height?: number
  /** Size in bytes of the file that readers receive, if it differs from the number of stored bytes. */
  size?: number
  /** Also makes previews after the file is stored. Outputs get previews without this flag. */
  previews?: boolean
  /** The bytes are stored only if this promise resolves. */
  checked?: Promise<void>
}

export type FileOwner = Pick<FileRow, 'userId' | 'kind'> & { id?: string; runId?: string }

export const extensionOf = (contentType: string): string => {
  const extension = EXTENSIONS[contentType]
  if (!extension) throw new Error(`nothing of type ${contentType} is stored`)
  return extension
}

type Admit = (tx: Tx) => Promise<void>

interface Deps {
  db: Db
  storage: Storage
  links: FileLinks
  previews: Pick<PreviewsService, 'plan'>
  log: Log
}

export function createFilesService({ db, storage, links, previews, log }: Deps) {
  const fresh = createFreshInputs()

  const clearBatch = () =>
    transaction(db, async (tx) => {
      // Delete nothing during a backup, which may still read the files. The next sweep retries.
      if (!(await repo.mayClear(tx))) return 0
      const rows = await repo.takeDeleted(tx, SWEEP_BATCH)
      for (const key of rows.flatMap(keysOf)) await storage.delete(key)
      if (rows.length > 0)
        await repo.removeRows(
          tx,
          rows.map(({ id }) => id),
        )
      return rows.length
    })

  const insertAdmitted = (file: repo.NewFile, admit: Admit) =>
    transaction(db, async (tx) => {
      await admit(tx)
      return repo.insertFile(tx, file)
    })

  return {
    /**
     * Must run outside any transaction, so that the row is committed before the bytes become visible. After a crash, a
     * row without bytes can be found and deleted, but bytes without a row cannot.
     * @param admit runs in the transaction that writes the row, and throws to refuse the file
     * @throws StorageFailure
     */
    async keep({ id, userId, kind, runId }: FileOwner, contents: FileContents, admit?: Admit): Promise<FileRow> {
      const { bytes, contentType, width, height, size } = contents
      const file = {
        ...(id && { id }),
        key: `${randomBytes(18).toString('base64url')}.${extensionOf(contentType)}`,
        userId,
        kind,
        runId: runId ?? null,
        contentType,
        bytes: size ?? bytes.length,
        crc32: crc32(bytes),
        width: width ?? null,
        height: height ?? null,
      }
      const recorded = admit ? insertAdmitted(file, admit) : repo.insertFile(db, file)
      if (admit) await recorded
      try {
        await storage.put(file.key, bytes, contentType, Promise.all([recorded, contents.checked]))
      } catch (error) {
        const row = await recorded.catch(() => null)
        if (row) await repo.markDeleted(db, [row.id])
        throw error
      }
      const row = await recorded
      if (kind === 'input') fresh.add(file.key, bytes)
      if (kind === 'output' || contents.previews) previews.plan(row)
      return row
    },

    read: async (key: string): Promise<Buffer> => fresh.find(key) ?? buffer(await storage.get(key)),

    find: (key: string) => repo.findFile(db, key),

    findAll: (keys: string[]) => repo.findFiles(db, keys),

    /**
     * Returns a signed link that expires, relative to the root of the site.
     * @param download name to save the file as
     */
    link: (key: string, download?: string): string => links.link(key, download),

    /** Assigns inputs to the run. Uploads are only referenced, because several runs may use them. */
    async attach(tx: Tx, rows: FileRow[], runId: string): Promise<void> {
      const [uploads, own] = [idsOf(rows, true), idsOf(rows, false)]
      if (own.length > 0) await repo.attachToRun(tx, own, runId)
      if (uploads.length > 0) await insertUses(tx, uploads, runId)
    },

    keepForBrand: (tx: Tx, id: string): Promise<void> => repo.setKind(tx, id, 'brand'),

    /** Marks files as deleted. Their links stop working on commit, and the next sweep deletes the bytes. */
    async drop(db: Db, ids: string[]): Promise<void> {
      if (ids.length > 0) await repo.markDeleted(db, ids)
    },

    /**
     * Like `drop`, but skips files that belong to a run. Use this if the outcome of the commit that assigns the files
     * is unknown, because it may have succeeded.
     */
    async dropLoose(ids: string[]): Promise<void> {
      if (ids.length > 0) await repo.markLooseDeleted(db, ids)
    },

    dropAllOf: (tx: Tx, userId: string): Promise<void> => repo.markAllDeleted(tx, userId),

    async clear(): Promise<void> {
      await clearBatch().catch((error) => log.warn({ err: error }, 'could not delete dropped files'))
    },

    async sweep(): Promise<void> {
      const yesterday = new Date(Date.now() - DAY_MS)
      await repo.markStrayInputs(db, yesterday)
      await markStaleUploads(db)
      while ((await clearBatch()) === SWEEP_BATCH);
    },
  }
}
export type FilesService = ReturnType<typeof createFilesService>

const idsOf = (rows: readonly FileRow[], uploads: boolean): string[] =>
  rows.filter(({ kind }) => (kind === 'upload') === uploads).map(({ id }) => id)
