import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Pid files that this process has written. If any other file contains this process's pid, an earlier process had the
 * same pid and left it.
 */
const claimedHere = new Set<string>()

export class AlreadyRunning extends Error {}

/**
 * Locks a folder, because two sandboxes would overwrite each other.
 * @returns the release function
 * @throws AlreadyRunning if another process holds it
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'pid')
  // Write the pid to a temporary file and hard-link that as `pid`, so that no process reads a pid file that is empty.
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
  claimedHere.add(file)
  return () => {
    claimedHere.delete(file)
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

/**
 * Deletes the pid file if its process has ended.
 * @throws AlreadyRunning if it has not
 */
function dropIfDead(file: string, folder: string): void {
  const holder = readOr(file)
  if (claimedHere.has(file) || (Number(holder) && isSandbox(Number(holder))))
    throw new AlreadyRunning(`A sandbox is already running on ${folder}`)
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return
  }
  // If another process has claimed the folder since the pid was read, put its file back.
  if (readOr(moved) !== holder) link(moved, file)
  rmSync(moved)
}

function isSandbox(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // After a reboot the pid may belong to another program. On systems without /proc, it is assumed to be a sandbox.
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
