import { PREVIEW_WIDTHS, type PreviewBytes, type PreviewName, type Previews } from '@ufaro/contract/output.ts'
import { makePreview, PREVIEWED_TYPES } from '@ufaro/render/node/previews.ts'
import type { FileRow } from '../../db/schema/runs.ts'
import type { Log } from '../../infra/log.ts'
import type { Storage } from '../../infra/storage/storage.ts'

const NAMES = Object.keys(PREVIEW_WIDTHS) as PreviewName[]
const SUFFIX = new RegExp(`\\.(${NAMES.join('|')})\\.webp$`)

const previewKey = (key: string, name: PreviewName): string => `${key}.${name}.webp`

export const keysOf = ({ key, contentType }: Pick<FileRow, 'key' | 'contentType'>): string[] =>
  PREVIEWED_TYPES.has(contentType) ? [key, ...NAMES.map((name) => previewKey(key, name))] : [key]

export const madeKeysOf = (file: Pick<FileRow, 'key' | 'contentType' | 'previewBytes'>): string[] =>
  file.previewBytes ? keysOf(file) : [file.key]

export function splitKey(key: string): { key: string; preview: PreviewName | null } {
  const name = SUFFIX.exec(key)?.[1] as PreviewName | undefined
  return name ? { key: key.replace(SUFFIX, ''), preview: name } : { key, preview: null }
}

export const linkPreviews = (key: string, bytes: PreviewBytes | null, link: (key: string) => string): Previews | null =>
  bytes && { w320: link(previewKey(key, 'w320')), w640: link(previewKey(key, 'w640')) }

export function createPreviewsService({ storage, log }: { storage: Pick<Storage, 'put'>; log: Log }) {
  return {
    async keep(
      { key, contentType }: Pick<FileRow, 'key' | 'contentType'>,
      bytes: Buffer,
    ): Promise<PreviewBytes | null> {
      if (!PREVIEWED_TYPES.has(contentType)) return null
      const keepOne = async (name: PreviewName): Promise<number> => {
        const preview = await makePreview(bytes, PREVIEW_WIDTHS[name])
        await storage.put(previewKey(key, name), preview, 'image/webp')
        return preview.length
      }
      try {
        const [w320, w640] = await Promise.all([keepOne('w320'), keepOne('w640')])
        return { w320, w640 }
      } catch (error) {
        log.warn({ err: error, key }, 'could not make the previews of a picture')
        return null
      }
    },
  }
}
export type PreviewsService = ReturnType<typeof createPreviewsService>
