import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { StartFault } from '../../start-fault.ts'
import { type Account, handOver } from './account.ts'
import type { Cluster } from './cluster.ts'

/**
 * Creates the socket's folder, accessible only to the account that runs PostgreSQL.
 * @throws StartFault if another user owns a folder of that name
 */
export function openSocketFolder(cluster: Cluster, account: Account): void {
  const { socketDir } = cluster
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  if (isOutside(cluster)) {
    // Check the owner, because any user of the machine can create a folder of this name in the temporary directory.
    const found = lstatSync(socketDir)
    const ours = [process.getuid?.(), account.ids?.uid].includes(found.uid)
    if (!found.isDirectory() || !ours) throw new StartFault(`${socketDir} is in the way: remove it`)
  }
  chmodSync(socketDir, 0o700)
  handOver(socketDir, account)
}

export function closeSocketFolder(cluster: Cluster): void {
  if (isOutside(cluster)) rmSync(cluster.socketDir, { recursive: true, force: true })
}

const isOutside = ({ home, socketDir }: Cluster) => !socketDir.startsWith(home)
