import path from 'node:path'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export interface StorageSettings {
  /**
   * `file:<folder>` or `s3://<bucket>[/<prefix>]?endpoint=…&region=…`. If absent, files are stored in `DATA_DIR/files`.
   */
  STORAGE_URL?: string | undefined
  DATA_DIR: string
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

export function openStorage(settings: StorageSettings): Promise<Storage> | Storage {
  const { STORAGE_URL: url, DATA_DIR: dataDir } = settings
  if (!url) return diskStorage(path.join(dataDir, 'files'))
  if (url.startsWith('file:')) return diskStorage(folderOf(url))
  const { hostname, pathname, searchParams } = new URL(url)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return s3Storage({
    bucket: hostname,
    prefix: folder && `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint') ?? undefined,
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
  })
}

const folderOf = (url: string): string =>
  path.resolve(decodeURIComponent(url.slice('file:'.length).replace(/^\/\//, '')))
