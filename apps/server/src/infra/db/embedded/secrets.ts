import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A password kept in a file only we can read; made once, whole, even when several processes start together. */
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
    // A link never replaces: the first one wins, and nobody reads a file half written.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read()
}
