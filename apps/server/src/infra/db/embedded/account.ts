import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { StartFault } from '../../start-fault.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'

export interface Account {
  ids?: { uid: number; gid: number }
  prefix: string[]
}

const oneself: Account = { prefix: [] }
/**
 * Runs the process as root, but in a user namespace where root appears as nobody. The process can read what root can
 * read, and PostgreSQL, which refuses to run as root, accepts it.
 */
const disguised: Account = {
  ids: { uid: 0, gid: 0 },
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
}

export function asAccount(account: Account, program: string, args: string[]) {
  const [command, ...rest] = [...account.prefix, program, ...args] as [string, ...string[]]
  const drop = account.ids && account.prefix.length === 0 ? account.ids : {}
  // Pass no other environment variable to PostgreSQL: no locale, no PG* setting, no secret.
  // biome-ignore lint/style/noProcessEnv: PATH is not a setting of the app
  const env = { PATH: process.env.PATH, TZ: 'UTC' }
  return { command, args: rest, options: { ...drop, env } }
}

export function chooseAccount(cluster: Cluster, binaries: Binaries): Account {
  const owner = statSync(cluster.data, { throwIfNoEntry: false })
  const uid = process.getuid?.()
  if (uid !== 0) {
    if (!owner || owner.uid === uid) return oneself
    throw new StartFault(`${cluster.data} belongs to another account: start as that one, or set DATA_DIR`)
  }
  const account = candidates(cluster, owner).find((candidate) => canRun(candidate, binaries, cluster.home))
  if (account) return account
  throw new StartFault(
    `PostgreSQL cannot run as root in ${cluster.home}: no other account can reach it and user namespaces are off. Set DATABASE_URL or another DATA_DIR`,
  )
}

function candidates(cluster: Cluster, owner: Stats | undefined): Account[] {
  const asOwnerOf = ({ uid, gid }: { uid: number; gid: number }): Account =>
    uid === 0 ? disguised : { ids: { uid, gid }, prefix: [] }
  const place = statSync(path.dirname(path.dirname(cluster.home)))
  const nobody = findNobody()
  return [
    ...(owner ? [asOwnerOf(owner)] : []),
    ...(nobody ? [asOwnerOf(nobody)] : []),
    disguised,
    // The owner of the folder that contains the data folder: for a process that runs as root in a folder of another
    // user, on a kernel without user namespaces.
    asOwnerOf(place),
  ]
}

function findNobody(): { uid: number; gid: number } | undefined {
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}

/**
 * Whether the account can enter `home` and run PostgreSQL. The shell changes the directory, because `spawn` would enter
 * its `cwd` before it switches users.
 */
function canRun(account: Account, { initdb }: Binaries, home: string): boolean {
  const script = 'cd "$0" && exec "$1" --version'
  const { command, args, options } = asAccount(account, '/bin/sh', ['-c', script, home, initdb])
  return spawnSync(command, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0
}

export function handOver(target: string, { ids }: Account): void {
  if (!ids || statSync(target).uid === ids.uid) return
  chownSync(target, ids.uid, ids.gid)
  if (!statSync(target).isDirectory()) return
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), ids.uid, ids.gid)
  }
}
