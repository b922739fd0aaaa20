import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Held by this very process: its number in a file may also be left from an earlier life. */
const held = new Set<string>()

export class AlreadyRunning extends Error {}

/** Two on one folder would overwrite each other. @throws AlreadyRunning while another holds it; else how to let go. */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'pid')
  // Linked whole: nobody ever reads a file whose number is not in it yet.
  const mine = `${file}.${process.pid}.new`
  writeFileSync(mine, String(process.pid))
  try {
    for (let tries = 0; tries < 10; tries += 1) {
      if (link(mine, file)) return hold(file)
      dropIfDead(file, folder)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  throw new AlreadyRunning(`A sandbox is already running on ${folder}`)
}

function hold(file: string): () => void {
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Renamed before it is removed: of two that find the same dead holder only one gets the file. */
function dropIfDead(file: string, folder: string): void {
  const holder = Number(readOr(file))
  if (held.has(file) || (holder && isSandbox(holder)))
    throw new AlreadyRunning(`A sandbox is already running on ${folder}`)
  const mine = `${file}.${process.pid}`
  try {
    renameSync(file, mine)
    rmSync(mine)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function isSandbox(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // After a reboot the number may be another program's; where the system does not say, it is taken for a sandbox.
  const command = readOr(`/proc/${pid}/cmdline`)
  return command === '' || command.includes('paystack-sandbox')
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
