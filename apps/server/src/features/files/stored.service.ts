import { AppError } from '../../http/app-error.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { type BundlesService, isBundle } from './bundles.service.ts'
import type { FilesService } from './files.service.ts'
import { splitKey } from './previews.service.ts'

interface Deps {
  files: Pick<FilesService, 'find'>
  bundles: Pick<BundlesService, 'open'>
  storage: Pick<Storage, 'get'>
}

export function createStoredService({ files, bundles, storage }: Deps) {
  return {
    async open(key: string): Promise<Omit<Bytes, 'maxAge' | 'download'>> {
      const { key: own, preview } = splitKey(key)
      const row = await files.find(own)
      if (!row) throw new AppError('NOT_FOUND')
      if (isBundle(row)) return bundles.open(row)
      if (preview && !row.previewBytes) throw new AppError('NOT_FOUND')
      const size = preview && row.previewBytes ? row.previewBytes[preview] : row.bytes
      const contentType = preview ? 'image/webp' : row.contentType
      return { size, contentType, etag: `"${key}"`, open: (range) => storage.get(key, range) }
    },
  }
}
export type StoredService = ReturnType<typeof createStoredService>
