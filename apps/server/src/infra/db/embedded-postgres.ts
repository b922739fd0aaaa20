import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import { chooseAccount, handOver } from './embedded/account.ts'
import { ensureAppRole } from './embedded/app-role.ts'
import { findBinaries } from './embedded/binaries.ts'
import { APP, type Cluster, clusterIn, SUPERUSER, urlOf } from './embedded/cluster.ts'
import { checkVersion, clearDrafts, initCluster } from './embedded/init-cluster.ts'
import { tie, untie } from './embedded/leash.ts'
import { type Ownership, takeOwnership } from './embedded/ownership.ts'
import { adopt, launch, runningPid, stopServer } from './embedded/postmaster.ts'
import { keptPassword } from './embedded/secrets.ts'
import { closeSocketFolder, openSocketFolder } from './embedded/socket-folder.ts'
import type { PostgresServer } from './postgres-server.ts'

const PATIENCE_MS = 30_000

interface Options {
  dataDir: string
  log: Log
  claim?: boolean
  settings?: Record<string, string>
}

/**
 * Runs PostgreSQL 18 in `dataDir/postgres` on a Unix socket and restarts it if it exits.
 * @throws StartFault with a one-line reason: already running, no suitable account, or the end of PostgreSQL's log
 */
export async function startEmbeddedPostgres(options: Options): Promise<PostgresServer> {
  const { dataDir, log, claim = true, settings = {} } = options
  const cluster = clusterIn(dataDir)
  const passwords = { superuser: keptPassword(cluster.home, SUPERUSER), app: keptPassword(cluster.home, APP) }
  const superuserUrl = urlOf(cluster, SUPERUSER, passwords.superuser, 'postgres')
  const url = urlOf(cluster, APP, passwords.app, APP)
  const run = () => ensureRunning(cluster, superuserUrl, passwords.superuser, settings)

  const started = await run()
  try {
    await ensureAppRole(superuserUrl, passwords.app)
    if (!claim) return { url, stop: started ? () => leave(cluster, url) : async () => {} }
    const watch = await own(cluster, url, run, log)
    if (watch) return { url, stop: () => watch.stop() }
  } catch (error) {
    if (started) await putDown(cluster)
    throw error
  }
  untie(cluster)
  throw new StartFault(`Ufaro is already running on ${dataDir}`)
}

/** Stops a PostgreSQL server that a command-line tool started, unless the app is using it by now. */
async function leave(cluster: Cluster, url: string): Promise<void> {
  const ownership = await takeOwnership(url, () => {}, 0)
  if (ownership) await putDown(cluster)
  await ownership?.release()
  untie(cluster)
}

async function putDown(cluster: Cluster): Promise<void> {
  await stopServer(cluster)
  closeSocketFolder(cluster)
  untie(cluster)
}

/** @returns true if this call started the server, false if it was already running */
async function ensureRunning(
  cluster: Cluster,
  url: string,
  password: string,
  settings: Record<string, string>,
): Promise<boolean> {
  if (await adopt(cluster, url)) return false
  const binaries = findBinaries()
  const account = chooseAccount(cluster, binaries)
  initCluster(cluster, binaries, account, password)
  checkVersion(cluster)
  handOver(cluster.data, account)
  openSocketFolder(cluster, account)
  tie(cluster)
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const result = await launch(cluster, url, { program: binaries.postgres, account, settings })
    if ('pid' in result) return runningPid(cluster) === result.pid
    // The start failed, probably because another process was faster or because a server that is shutting down still
    // locks the cluster.
    if (await adopt(cluster, url)) {
      untie(cluster)
      return false
    }
    if (Date.now() > deadline) throw new StartFault(`PostgreSQL in ${cluster.home} ended: ${result.failure}`)
  }
}

/**
 * Locks the data folder and restarts PostgreSQL when it exits.
 * @returns undefined if another process holds the folder
 */
async function own(cluster: Cluster, url: string, run: () => Promise<unknown>, log: Log) {
  let stopping = false
  let repair = Promise.resolve()
  let ownership: Ownership | undefined

  const mend = async () => {
    log.error({}, 'PostgreSQL exited; restarting it')
    while (!stopping) {
      try {
        await run()
        ownership = await takeOwnership(url, onLost)
        if (ownership) return log.info({}, 'PostgreSQL is running again')
        log.error({}, 'another process has taken the data folder')
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started')
      }
      await sleep(1000, undefined, { ref: false })
    }
  }
  const onLost = () => {
    if (!stopping) repair = mend()
  }

  ownership = await takeOwnership(url, onLost)
  if (!ownership) return undefined
  tie(cluster)
  clearDrafts(cluster)
  return {
    async stop(): Promise<void> {
      stopping = true
      await repair
      // Keep the lock until PostgreSQL has stopped, so that a process that starts at this moment waits.
      if (ownership) await putDown(cluster)
      await ownership?.release()
    },
  }
}
