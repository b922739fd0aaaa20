import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, repository } from './program.ts'

const places: string[] = []

/** A folder of one's own with a space in its name. @param mode 700 shuts out everybody but its owner. */
export function makePlace(mode = 0o755): string {
  const place = mkdtempSync(path.join(tmpdir(), 'ufaro place-'))
  chmodSync(place, mode)
  places.push(place)
  return place
}

/** @param dataDir where in a place a server may have been left by a test that killed its program. */
export async function removePlaces(dataDir = ''): Promise<void> {
  for (const place of places.splice(0)) {
    const left = postmasterOf(path.join(place, dataDir))
    if (left) process.kill(left, 'SIGINT')
    await postmasterIsGone(path.join(place, dataDir))
    rmSync(place, { recursive: true, force: true })
  }
}

/** The server's process in a data folder, as PostgreSQL itself notes it; undefined where none is noted or it is gone. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/** Waits until no server is left in a data folder. */
export async function postmasterIsGone(dataDir: string): Promise<void> {
  while (postmasterOf(dataDir)) await sleep(20)
}

export interface Account {
  /** What goes before a command to run it as this account. */
  prefix: string[]
  ids: { uid?: number; gid?: number }
}

/**
 * Somebody who is not root. As root that is nobody where the repository is open to it; where it is not, a user
 * namespace makes a program believe that it runs as nobody.
 */
export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  const nobody = { uid: 65_534, gid: 65_534 }
  const reaches = spawnSync(node, ['--version'], { ...nobody, cwd: repository }).status === 0
  if (reaches) return { prefix: [], ids: nobody }
  return { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'], ids: {} }
}

export function giveTo(place: string, { ids }: Account): void {
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(place, ids.uid, ids.gid)
}
