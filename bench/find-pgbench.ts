import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Looks for pgbench on the PATH and in the folders where Debian installs it, which Debian does not add to the PATH.
 * @throws Error that names the package to install
 */
export function findPgbench(): string {
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : []
  const found = [...onPath, ...debian].map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file))
  if (!found) throw new Error('pgbench is missing: apt-get install postgresql')
  return found
}
