import type { FunctionFile } from '../../db/functions.ts'
import { type Migration, readRelease, wasEdited } from '../../db/migrate.ts'
import { StartFault } from '../../infra/start-fault.ts'
import { checkArchive, readArchive } from './archive.ts'
import { createDigest, FORMAT, MANIFEST, type Manifest } from './manifest.ts'

const DAMAGED = 'The backup is damaged or not whole: nothing was changed.'

export interface Verified {
  manifest: Manifest
  then: Migration[]
  since: Migration[]
  functions: FunctionFile[]
}

/**
 * Verifies a whole backup before anything is changed.
 * @throws StartFault if the backup is damaged or if this release cannot restore its format or its migrations
 */
export async function verify(file: string, passphrase: string | undefined): Promise<Verified> {
  await checkArchive(file, passphrase)
  const manifest = await readManifest(file, passphrase)
  if (manifest.format !== FORMAT)
    throw new StartFault('This backup was made by another release that writes another format.')
  const { migrations: known, functions } = await readRelease()
  const had = new Map(manifest.migrations.map(({ number, checksum }) => [number, checksum]))
  const then = known.filter(({ number }) => had.has(number))
  if (then.length < had.size) {
    throw new StartFault(`This backup was made by the newer release ${manifest.version}: install that one first.`)
  }
  const edited = then.find((migration) => wasEdited(migration, had.get(migration.number) ?? ''))
  if (edited) throw new StartFault(`This backup’s migration ${edited.name} is not the one of this release.`)
  return { manifest, then, since: known.filter(({ number }) => !had.has(number)), functions }
}

async function readManifest(file: string, passphrase: string | undefined): Promise<Manifest> {
  const digest = createDigest()
  let manifest: Manifest | undefined
  try {
    for await (const { name, body } of readArchive(file, passphrase)) {
      if (manifest) throw new StartFault(DAMAGED)
      if (name === MANIFEST) manifest = JSON.parse(body.toString()) as Manifest
      else digest.add(name, body)
    }
  } catch (error) {
    throw error instanceof StartFault ? error : new StartFault(DAMAGED, { cause: error })
  }
  const { entries, digest: sum } = digest.sum()
  if (!manifest || manifest.entries !== entries || manifest.digest !== sum) throw new StartFault(DAMAGED)
  return manifest
}
