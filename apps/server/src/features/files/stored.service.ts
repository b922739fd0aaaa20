import { AppError } from '../../http/app-error.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { type BundlesService, isBundle } from './bundles.service.ts'
import type { FilesService } from './files.service.ts'

interface Deps {
  files: Pick<FilesService, 'find'>
  bundles: Pick<BundlesService, 'open'>
  storage: Pick<Storage, 'get'>
}

/** Stored files as they are read: most are what lies in the store, bundles are joined on the way. */
export function createStoredService({ files, bundles, storage }: Deps) {
  return {
    /** @throws AppError NOT_FOUND, or StorageFailure */
    async open(key: string): Promise<Omit<Bytes, 'maxAge' | 'download'>> {
      const row = await files.find(key)
      if (!row) throw new AppError('NOT_FOUND')
      if (isBundle(row)) return bundles.open(row)
      const { bytes: size, contentType } = row
      return { size, contentType, etag: `"${key}"`, open: (range) => storage.get(key, range) }
    },
  }
}
export type StoredService = ReturnType<typeof createStoredService>
