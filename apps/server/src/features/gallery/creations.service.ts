import { hash } from 'node:crypto'
import { type Creation, isEnded } from '@ufaro/contract/run.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import { type ArchiveItem, type ArchivesService, nameEntries } from '../files/archives.service.ts'
import { extensionOf, type FilesService } from '../files/files.service.ts'
import type { StoredService } from '../files/stored.service.ts'
import {
  type CreationRow,
  creationsOfRun,
  emptyCreation,
  findCreations,
  listCreations,
} from '../runs/creation-rows.service.ts'
import { removeParts } from '../runs/parts.service.ts'
import { presentResult } from '../runs/run-presenter.service.ts'
import { requireRun } from '../runs/run-rows.service.ts'

interface Deps {
  db: Db
  files: FilesService
  archives: ArchivesService
  stored: StoredService
}

interface Query {
  mode?: ToolId | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

export function createCreationsService({ db, files, archives, stored }: Deps) {
  const present = (row: CreationRow): Creation => ({
    id: row.id,
    runId: row.runId,
    mode: row.mode,
    ...presentResult(row, files.link),
    created_at: (row.finishedAt ?? row.createdAt).toISOString(),
  })

  const resultsOf = async (userId: string, runId: string) => {
    const run = await requireRun(db, runId, userId)
    if (!isEnded(run.status)) throw new AppError('RUN_NOT_FINISHED')
    const rows = await creationsOfRun(db, run.id)
    if (rows.length === 0) throw new AppError('NOT_FOUND', 'This run has no results to download.')
    const [{ fileKey: whole, contentType }] = rows as [CreationRow]
    const asItIs = rows.length === 1 && (contentType === 'application/zip' || contentType === 'application/pdf')
    const items = rows.map((row) => itemOf(row, row.slot))
    const name = `ufaro-${run.mode}.${asItIs ? extensionOf(contentType) : 'zip'}`
    return { run, items, name, whole: asItIs ? whole : null }
  }

  return {
    async list(userId: string, { mode, search = '', cursor, limit }: Query) {
      const after = cursor && requireId(cursor, 'VALIDATION_FAILED')
      const terms = search.split(/\s+/).filter(Boolean).map(termOf)
      const rows = await listCreations(db, { userId, mode, terms, after: after || undefined, limit: limit + 1 })
      const page = rows.slice(0, limit)
      return { creations: page.map(present), next_cursor: rows.length > limit ? page.at(-1)!.id : null }
    },

    async settingsOf(userId: string, id: string) {
      const [row] = await findCreations(db, userId, [requireId(id)])
      if (!row) throw new AppError('NOT_FOUND')
      const { request, inputs } = row.request
      const kept = new Set((await files.findAll(Object.values(inputs).flat())).map(({ key }) => key))
      const linksOf = (keys: string[]) => (keys.every((key) => kept.has(key)) ? keys.map((key) => files.link(key)) : [])
      const pictures = Object.entries(inputs).map(([part, keys]) => [part, linksOf(keys)])
      return { mode: row.mode, request, pictures: Object.fromEntries(pictures) }
    },

    async delete(userId: string, id: string): Promise<void> {
      await transaction(db, async (tx) => {
        const emptied = await emptyCreation(tx, userId, requireId(id))
        if (!emptied) throw new AppError('NOT_FOUND')
        await files.drop(tx, [...(emptied.fileId ? [emptied.fileId] : []), ...(await removeParts(tx, id))])
      })
      await files.clear()
    },

    async linkArchive(userId: string, ids: readonly string[]): Promise<string> {
      const wanted = [...new Set(ids.map((id) => requireId(id)))]
      const found = new Map((await findCreations(db, userId, wanted)).map((row) => [row.id, row]))
      const items = wanted.map((id, n) => {
        const row = found.get(id)
        if (!row) throw new AppError('NOT_FOUND')
        return itemOf(row, n + 1)
      })
      return archives.link(userId, 'ufaro-creations.zip', items)
    },

    async linkRunArchive(userId: string, runId: string): Promise<string> {
      const { items, name, whole } = await resultsOf(userId, runId)
      return whole ? files.link(whole, name) : archives.link(userId, name, items)
    },

    async openRunArchive(userId: string, runId: string): Promise<Omit<Bytes, 'maxAge'>> {
      const { run, items, name, whole } = await resultsOf(userId, runId)
      if (whole) return { ...(await stored.open(whole)), download: name }
      const etag = `"${hash('sha256', JSON.stringify(items), 'base64url')}"`
      const archive = { entries: nameEntries(items), date: run.finishedAt ?? run.createdAt, etag }
      return { ...(await archives.open(archive)), download: name }
    },
  }
}
export type CreationsService = ReturnType<typeof createCreationsService>

const termOf = (text: string) => ({
  pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
  modes: TOOL_IDS.filter((mode) => TOOLS[mode].label.toLowerCase().includes(text.toLowerCase())),
})

function itemOf({ mode, label, fileKey, contentType, content }: CreationRow, n: number): ArchiveItem {
  const stem = `ufaro-${mode}-${n}-${label}`
  if (fileKey && contentType) return { stem, extension: extensionOf(contentType), key: fileKey }
  if (!content) throw new AppError('NOT_FOUND')
  const text = content.map((option) => `${option.title}\n\n${option.content}\n`).join('\n\n')
  return { stem, extension: 'txt', text }
}
