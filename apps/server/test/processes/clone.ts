import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { repository } from './program.ts'

const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'test-results', 'playwright-report'])

/** Copies the repository into a folder. The copy contains the built web app and links to the installed packages. */
export function cloneInto(place: string): string {
  const clone = path.join(place, 'a clone')
  cpSync(repository, clone, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) })
  // Link each package separately, so that npm can delete only the links and not the packages.
  mkdirSync(path.join(clone, 'node_modules'))
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(clone, 'node_modules', name))
  }
  const stamp = '.cache/web-built-from'
  if (existsSync(path.join(repository, stamp))) {
    mkdirSync(path.join(clone, '.cache'))
    cpSync(path.join(repository, stamp), path.join(clone, stamp))
  }
  return clone
}
