import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { StartFault } from '../../start-fault.ts'
import { type Account, handOver } from './account.ts'
import type { Cluster } from './cluster.ts'

/** Only the account of the server may enter. @throws StartFault where a name in the temporary folder is not ours. */
export function openSocketFolder(cluster: Cluster, account: Account): void {
  const { socketDir } = cluster
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  if (isOutside(cluster)) {
    // Anybody may make a folder there, and wait for us with it.
    const found = lstatSync(socketDir)
    const ours = [process.getuid?.(), account.ids?.uid].includes(found.uid)
    if (!found.isDirectory() || !ours) throw new StartFault(`${socketDir} is in the way: remove it`)
  }
  chmodSync(socketDir, 0o700)
  handOver(socketDir, account)
}

/** A folder in the temporary one is not left lying about; the one beside the cluster stays with it. */
export function closeSocketFolder(cluster: Cluster): void {
  if (isOutside(cluster)) rmSync(cluster.socketDir, { recursive: true, force: true })
}

const isOutside = ({ home, socketDir }: Cluster) => !socketDir.startsWith(home)
