import type { Cluster } from './cluster.ts'
import { tellToStop } from './postmaster.ts'

const leashes = new Map<Cluster, () => void>()

export function tie(cluster: Cluster): void {
  if (leashes.has(cluster)) return
  const pull = () => void tellToStop(cluster)
  leashes.set(cluster, pull)
  process.on('exit', pull)
}

export function untie(cluster: Cluster): void {
  const pull = leashes.get(cluster)
  leashes.delete(cluster)
  if (pull) process.off('exit', pull)
}
