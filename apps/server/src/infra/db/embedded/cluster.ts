import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The role and the database of the product; neither may read files or run programs of the machine. */
export const APP = 'ufaro'
export const SUPERUSER = 'postgres'
const PORT = 5432
/** A Unix socket's address holds 107 bytes; the lock beside the socket is the longest name. */
const LONGEST_SOCKET = 100

/** Where one embedded cluster keeps its things. */
export interface Cluster {
  /** `DATA_DIR/postgres`, with every link resolved: two names of one folder must read as one. */
  home: string
  data: string
  socketDir: string
  logFile: string
}

export function clusterIn(dataDir: string): Cluster {
  const folder = path.join(dataDir, 'postgres')
  // The account that runs the server passes through here without being able to look around.
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

/** A URL that pg and libpq's tools read alike: the socket's folder stands in the place of the host. */
export function urlOf(cluster: Cluster, user: string, password: string, database: string): string {
  const host = encodeURIComponent(cluster.socketDir)
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${PORT}/${database}`
}
