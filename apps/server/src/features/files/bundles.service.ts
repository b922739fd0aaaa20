import { buffer } from 'node:stream/consumers'
import type { FileRow } from '../../db/schema/files.ts'
import type { Bytes } from '../../http/send-bytes.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { type Bundle, type BundleEntry, entriesOf } from './bundle.ts'
import { distinctNames, safeName } from './file-names.ts'
import type { FileOwner, FilesService } from './files.service.ts'
import { layOutZip } from './zip-layout.ts'
import { streamZip } from './zip-stream.ts'

const TYPE = 'application/zip'

/** Only bundles are stored with this content type. An archive of several outputs has no row in `files`. */
export const isBundle = ({ contentType }: Pick<FileRow, 'contentType'>): boolean => contentType === TYPE

export interface NewBundle extends Pick<Bundle, 'template' | 'parts'> {
  stems: readonly string[]
  extension: string
  width: number
  height: number
}

export function createBundlesService({ files, storage }: { files: Pick<FilesService, 'keep'>; storage: Storage }) {
  const read = async (key: string): Promise<{ entries: BundleEntry[]; date: Date }> => {
    const bundle = JSON.parse((await buffer(await storage.get(key))).toString()) as Bundle
    return { entries: entriesOf(bundle, (part) => storage.get(part)), date: new Date(bundle.date) }
  }

  return {
    async keep(owner: FileOwner, { template, parts, stems, extension, width, height }: NewBundle): Promise<FileRow> {
      const date = new Date()
      const names = distinctNames(stems.map((stem) => safeName(stem, extension)))
      const bundle: Bundle = { date: date.toISOString(), template, parts, names }
      const { size } = layOutZip(entriesOf(bundle, storage.get), date)
      return files.keep(owner, { bytes: Buffer.from(JSON.stringify(bundle)), contentType: TYPE, width, height, size })
    },

    entries: async (key: string): Promise<BundleEntry[]> => (await read(key)).entries,

    async open({ key }: Pick<FileRow, 'key'>): Promise<Omit<Bytes, 'maxAge' | 'download'>> {
      const { entries, date } = await read(key)
      const layout = layOutZip(entries, date)
      const open: Bytes['open'] = async (range) => streamZip(layout, (n, part) => entries[n]!.open(part), range)
      return { size: layout.size, contentType: TYPE, etag: `"${key}"`, open }
    },
  }
}
export type BundlesService = ReturnType<typeof createBundlesService>
