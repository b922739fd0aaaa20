import { AppError } from '../../http/app-error.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import type { ByteRange, Storage } from '../../infra/storage/storage.ts'
import { type BundlesService, isBundle } from './bundles.service.ts'
import type { FilesService } from './files.service.ts'
import { type PreviewsService, splitKey } from './previews.service.ts'

interface Deps {
  files: Pick<FilesService, 'find'>
  bundles: Pick<BundlesService, 'open'>
  previews: Pick<PreviewsService, 'open'>
  storage: Pick<Storage, 'get'>
}

export function createStoredService({ files, bundles, previews, storage }: Deps) {
  const opening = (key: string) => (range?: ByteRange) => storage.get(key, range)

  return {
    async open(key: string): Promise<Omit<Bytes, 'maxAge' | 'download'>> {
      const { key: own, preview } = splitKey(key)
      const row = await files.find(own)
      if (!row) throw new AppError('NOT_FOUND')
      if (isBundle(row)) return bundles.open(row)
      const small = preview && (await previews.open(row, preview))
      if (small) return { size: small.size, contentType: 'image/webp', etag: `"${key}"`, open: opening(small.key) }
      return { size: row.bytes, contentType: row.contentType, etag: `"${own}"`, open: opening(own) }
    },
  }
}
export type StoredService = ReturnType<typeof createStoredService>
