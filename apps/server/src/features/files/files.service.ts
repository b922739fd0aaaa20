import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/runs.ts'
import type { Log } from '../../infra/log.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import type { FileLinks } from './file-links.ts'
import * as repo from './files.repo.ts'
import { keysOf, type PreviewsService } from './previews.service.ts'
import { insertUses, markStaleUploads } from './uploads.repo.ts'

/** Types that are ever stored, and what their names end in. */
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
  /** Bytes a reader gets, where that is not what lies in the store. */
  size?: number
  /** Small versions beside it, which results have in any case. */
  previews?: boolean
}

/** `id` where others know the file by one already. */
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
  previews: Pick<PreviewsService, 'keep'>
  log: Log
}

/** Stored files: their rows, their bytes and their links. */
export function createFilesService({ db, storage, links, previews, log }: Deps) {
  const clearBatch = () =>
    transaction(db, async (tx) => {
      // A backup at work still reads what its snapshot names: the next sweep comes soon enough.
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
     * The row first, then the bytes, outside of any transaction: a process that dies in between leaves a row that the
     * sweep finds, never bytes that nobody knows of.
     * @param admit throws where it may not be kept, in the transaction that writes the row
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
        previewBytes: null,
      }
      const row = admit ? await insertAdmitted(file, admit) : await repo.insertFile(db, file)
      try {
        const [previewBytes] = await Promise.all([
          kind === 'output' || contents.previews ? previews.keep(row, bytes) : null,
          storage.put(row.key, bytes, contentType),
        ])
        if (previewBytes) await repo.setPreviewBytes(db, row.id, previewBytes)
        return { ...row, previewBytes }
      } catch (error) {
        await repo.markDeleted(db, [row.id])
        throw error
      }
    },

    /** @throws StorageFailure */
    read: async (key: string): Promise<Buffer> => buffer(await storage.get(key)),

    find: (key: string) => repo.findFile(db, key),

    /** What of these is still there, in no order. */
    findAll: (keys: string[]) => repo.findFiles(db, keys),

    /** A signed link that expires, root-relative. @param download the name to save it as */
    link: (key: string, download?: string): string => links.link(key, download),

    /** Gives a run its inputs; uploads it only refers to. */
    async attach(tx: Tx, rows: FileRow[], runId: string): Promise<void> {
      const [uploads, own] = [idsOf(rows, true), idsOf(rows, false)]
      if (own.length > 0) await repo.attachToRun(tx, own, runId)
      if (uploads.length > 0) await insertUses(tx, uploads, runId)
    },

    /** From an input that would be swept away to a picture of the person's brand, which stays until it is dropped. */
    keepForBrand: (tx: Tx, id: string): Promise<void> => repo.setKind(tx, id, 'brand'),

    /** With the caller's commit links stop working; the bytes go with the next sweep. */
    async drop(db: Db, ids: string[]): Promise<void> {
      if (ids.length > 0) await repo.markDeleted(db, ids)
    },

    /** As `drop`, but leaves what a run has: whose commit was not heard of may have happened. */
    async dropLoose(ids: string[]): Promise<void> {
      if (ids.length > 0) await repo.markLooseDeleted(db, ids)
    },

    /** Drops everything a person has; their row may go in the same transaction. */
    dropAllOf: (tx: Tx, userId: string): Promise<void> => repo.markAllDeleted(tx, userId),

    /** Clears away the bytes of dropped files now rather than with the next sweep; a failure is left to that. */
    async clear(): Promise<void> {
      await clearBatch().catch((error) => log.warn({ err: error }, 'could not clear files away'))
    },

    /** Clears away what was dropped, and inputs that never got a run. */
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
