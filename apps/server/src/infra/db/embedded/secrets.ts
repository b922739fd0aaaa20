import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Reads a password from a file that only this account can read, or generates it. Safe for concurrent starts. */
export function keptPassword(home: string, name: string): string {
  const file = path.join(home, `${name}.secret`)
  const read = () => readFileSync(file, 'utf8').trim()
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // Creating a hard link never overwrites a file: the first process wins, and no process can read a partial file.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read()
}
