import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'

export interface ZipFile {
  name: string
  date: string
  bytes: Buffer
}

export async function readZip(archive: Buffer): Promise<ZipFile[]> {
  const zip = await yauzl.fromBufferPromise(archive)
  const files: ZipFile[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(bytes) !== entry.crc32) throw new Error(`bad checksum of ${entry.fileName}`)
    files.push({ name: entry.fileName, date: entry.getLastModDate({ timezone: 'UTC' }).toISOString(), bytes })
  }
  return files
}
