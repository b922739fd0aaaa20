import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const APP = 'ufaro'
export const SUPERUSER = 'postgres'
const PORT = 5432
/**
 * Maximum bytes of the path of the socket's lock file, if the socket is stored beside the cluster. If the path is
 * longer, the socket is created in the temporary directory, because Unix allows 107 bytes for the path of a socket.
 */
const LONGEST_SOCKET = 100

export interface Cluster {
  /** `DATA_DIR/postgres` with symbolic links resolved, so that every process uses the same path. */
  home: string
  data: string
  socketDir: string
  logFile: string
}

export function clusterIn(dataDir: string): Cluster {
  const folder = path.join(dataDir, 'postgres')
  // With this mode, PostgreSQL's account can enter the folder but not list it.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const home = realpathSync(folder)
  return {
    home,
    data: path.join(home, 'cluster'),
    socketDir: socketDirFor(home),
    logFile: path.join(home, 'postgres.log'),
  }
}

function socketDirFor(home: string): string {
  const beside = path.join(home, 'run')
  if (Buffer.byteLength(path.join(beside, `.s.PGSQL.${PORT}.lock`)) <= LONGEST_SOCKET) return beside
  return path.join(tmpdir(), `ufaro-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`)
}

/** In pg and libpq URLs, the socket's folder takes the place of the host. */
export function urlOf(cluster: Cluster, user: string, password: string, database: string): string {
  const host = encodeURIComponent(cluster.socketDir)
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${PORT}/${database}`
}
