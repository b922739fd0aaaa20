import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'
import { StartFault } from '../../infra/start-fault.ts'
import { unwrap, wrap } from './container.ts'

export interface Entry {
  name: string
  body: Buffer
}

const READ_BYTES = 1024 * 1024

/**
 * Writes a backup. Until the file is complete and synced, its name ends in `.part`.
 * @throws StartFault if the temporary file exists or cannot be created
 */
export async function writeArchive(file: string, passphrase: string | undefined, entries: AsyncIterable<Entry>) {
  const part = `${file}.part`
  const handle = await open(part, 'wx', 0o600).catch((error) => {
    throw new StartFault(`${part} cannot be written: ${(error as Error).message}`)
  })
  try {
    for await (const chunk of wrap(tarOf(entries), passphrase)) await handle.writeFile(chunk)
    await handle.sync()
    await handle.close()
    await rename(part, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const pack = tar.pack()
  const fed = feed(pack, entries).catch((error) => pack.destroy(error))
  try {
    yield* pack as AsyncIterable<Buffer>
  } finally {
    pack.destroy()
    await fed
  }
}

async function feed(pack: tar.Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, body } of entries) {
    await new Promise<void>((resolve, reject) => {
      pack.entry({ name, size: body.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve())).end(body)
    })
  }
  pack.finalize()
}

/**
 * Reads the whole file and verifies its checksum or, if it is encrypted, the authentication tag of every frame.
 * @throws StartFault if the file is damaged or cannot be read
 */
export async function checkArchive(file: string, passphrase: string | undefined): Promise<void> {
  for await (const _ of unwrap(read(file), passphrase));
}

export async function* readArchive(file: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const fed = pipeline(Readable.from(unwrap(read(file), passphrase)), extract)
  fed.catch(() => {})
  try {
    for await (const entry of extract) yield { name: entry.header.name, body: await buffer(entry) }
    await fed
  } finally {
    extract.destroy()
  }
}

async function* read(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: READ_BYTES })
  } catch (error) {
    throw new StartFault(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
