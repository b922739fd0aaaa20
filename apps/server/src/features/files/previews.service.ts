import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PREVIEW_WIDTHS, type PreviewBytes, type PreviewName, type Previews } from '@ufaro/contract/output.ts'
import { makePreviews, PREVIEWED_TYPES } from '@ufaro/render/node/previews.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { atMost } from '../../infra/at-most.ts'
import type { Log } from '../../infra/log.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { setPreviewBytes } from './files.repo.ts'

type Pictured = Pick<FileRow, 'id' | 'key' | 'contentType' | 'previewBytes'>

const NAMES = Object.keys(PREVIEW_WIDTHS) as PreviewName[]
const SUFFIX = new RegExp(`\\.(${NAMES.join('|')})\\.webp$`)
/** File extensions, in storage keys, of the types in PREVIEWED_TYPES. */
const PREVIEWED_ENDS: ReadonlySet<string> = new Set(['.jpg', '.png', '.webp'])
/** Maximum number of pictures whose previews are made at once, because each is decoded in memory. */
const AT_ONCE = 2
/** Previews are made after this many milliseconds without a newly stored file, so that they do not delay outputs. */
const QUIET_MS = 300
const MOST_WAITING = 1000

const previewKey = (key: string, name: PreviewName): string => `${key}.${name}.webp`
const previewKeys = (key: string): string[] => NAMES.map((name) => previewKey(key, name))

export const keysOf = ({ key, contentType }: Pick<FileRow, 'key' | 'contentType'>): string[] =>
  PREVIEWED_TYPES.has(contentType) ? [key, ...previewKeys(key)] : [key]

export const madeKeysOf = (file: Pick<FileRow, 'key' | 'contentType' | 'previewBytes'>): string[] =>
  file.previewBytes ? keysOf(file) : [file.key]

export function splitKey(key: string): { key: string; preview: PreviewName | null } {
  const name = SUFFIX.exec(key)?.[1] as PreviewName | undefined
  return name ? { key: key.replace(SUFFIX, ''), preview: name } : { key, preview: null }
}

/** Links to a picture's previews, which need not exist yet. Returns null for types without previews. */
export const linkPreviews = (key: string, link: (key: string) => string): Previews | null =>
  PREVIEWED_ENDS.has(path.extname(key))
    ? { w320: link(previewKey(key, 'w320')), w640: link(previewKey(key, 'w640')) }
    : null

interface Deps {
  db: Db
  storage: Pick<Storage, 'get' | 'put' | 'delete'>
  log: Log
}

export function createPreviewsService({ db, storage, log }: Deps) {
  const inTurn = atMost(AT_ONCE)
  const making = new Map<string, Promise<PreviewBytes | null>>()
  const waiting = new Map<string, Pictured>()
  let quiet: NodeJS.Timeout | undefined
  let closed = false

  /** Returns null if the file was deleted in the meantime. */
  const make = async ({ id, key }: Pictured): Promise<PreviewBytes | null> => {
    const made = await makePreviews(await buffer(await storage.get(key)), PREVIEW_WIDTHS)
    await Promise.all(NAMES.map((name) => storage.put(previewKey(key, name), made[name], 'image/webp')))
    const bytes = { w320: made.w320.length, w640: made.w640.length }
    if (await setPreviewBytes(db, id, bytes)) return bytes
    await Promise.all(previewKeys(key).map(storage.delete))
    return null
  }

  const require = (file: Pictured): Promise<PreviewBytes | null> => {
    waiting.delete(file.key)
    const begun =
      making.get(file.key) ??
      inTurn(() => make(file))
        .catch((error) => {
          log.warn({ err: error, key: file.key }, 'could not make the previews of a picture')
          return null
        })
        .finally(() => making.delete(file.key))
    making.set(file.key, begun)
    return begun
  }

  const makeWaiting = async () => {
    quiet = undefined
    for (const file of waiting.values()) {
      if (quiet || closed) return
      await require(file)
    }
  }

  return {
    /** Makes the preview now if it is missing. Returns null if there is none; the caller then sends the file itself. */
    async open(file: Pictured, name: PreviewName): Promise<{ key: string; size: number } | null> {
      if (!PREVIEWED_TYPES.has(file.contentType)) return null
      const bytes = file.previewBytes ?? (await require(file))
      return bytes && { key: previewKey(file.key, name), size: bytes[name] }
    },

    plan(file: Pictured): void {
      if (closed || waiting.size >= MOST_WAITING || !PREVIEWED_TYPES.has(file.contentType)) return
      waiting.set(file.key, file)
      clearTimeout(quiet)
      quiet = setTimeout(makeWaiting, QUIET_MS)
    },

    async close(): Promise<void> {
      closed = true
      clearTimeout(quiet)
      await Promise.all(making.values())
    },
  }
}
export type PreviewsService = ReturnType<typeof createPreviewsService>
