import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeScratchFolder } from '../scratch-folder.ts'
import { node, repository } from './program.ts'

const places: string[] = []

export function makePlace(mode = 0o755): string {
  const place = makeScratchFolder('ufaro place-')
  chmodSync(place, mode)
  places.push(place)
  return place
}

/** @param dataDir data folder, relative to each place, in which a killed test may have left PostgreSQL running */
export async function removePlaces(dataDir = ''): Promise<void> {
  for (const place of places.splice(0)) {
    const left = postmasterOf(path.join(place, dataDir))
    if (left) process.kill(left, 'SIGINT')
    await postmasterIsGone(path.join(place, dataDir))
    rmSync(place, { recursive: true, force: true })
  }
}

export function postmasterOf(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

export async function postmasterIsGone(dataDir: string): Promise<void> {
  while (postmasterOf(dataDir)) await sleep(20)
}

export interface Account {
  /** Words to put before a command, such as `unshare`, so that it runs as this account. */
  prefix: string[]
  ids: { uid?: number; gid?: number }
}

/**
 * Returns an account that is not root. If the tests run as root, returns the account nobody, or a user namespace in
 * which root appears as nobody if that account cannot read the repository.
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
