import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../connect.ts'
import { type Account, asAccount } from './account.ts'
import type { Cluster } from './cluster.ts'

const PATIENCE_MS = 30_000
const LOG_BYTES = 10 * 1024 * 1024

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

export function runningPid(cluster: Cluster): number | undefined {
  const pid = recordedPid(cluster)
  return pid && commandOf(pid).includes(cluster.data) ? pid : undefined
}

/** After a crash, the recorded process id may belong to an unrelated process. */
function recordedPid(cluster: Cluster): number | undefined {
  try {
    return Number.parseInt(readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function commandOf(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  const { stdout = '' } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  const data = / -D (.+?) -c /.exec(stdout)?.[1]
  return data ? [data] : []
}

/**
 * Waits until the PostgreSQL server that `postmaster.pid` names answers. Deletes the file if the process id in it
 * belongs to no PostgreSQL server.
 * @returns whether a server answers
 */
export async function adopt(cluster: Cluster, url: string): Promise<boolean> {
  const pid = recordedPid(cluster)
  if (!pid) return false
  const deadline = Date.now() + PATIENCE_MS
  while (runningPid(cluster) === pid && Date.now() < deadline) {
    if (await answers(url)) return true
    await sleep(50)
  }
  // A process id of another container means nothing here, so also try the socket.
  if (await answers(url)) return true
  // PostgreSQL would refuse to start while the file names a running process.
  if (recordedPid(cluster) === pid && !runningPid(cluster)) rmSync(path.join(cluster.data, 'postmaster.pid'))
  return false
}

/**
 * Starts a PostgreSQL server that survives the death of this process, and waits until the server answers.
 * @returns the server's process id, or the last two lines of its log if it exited
 */
export async function launch(
  cluster: Cluster,
  url: string,
  { program, account, settings }: { program: string; account: Account; settings: Record<string, string> },
): Promise<{ pid: number | undefined } | { failure: string }> {
  const fixed = {
    listen_addresses: '',
    unix_socket_directories: `"${cluster.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
  }
  const flags = Object.entries({ ...settings, ...fixed }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { command, args, options } = asAccount(account, program, ['-D', cluster.data, ...flags])
  const log = openLog(cluster)
  // `detached` keeps Ctrl-C from PostgreSQL, which the app stops after the running requests have ended.
  const child = spawn(command, args, { ...options, cwd: cluster.home, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  let ended = false
  let failure = ''
  child.once('exit', () => {
    ended = true
  })
  child.once('error', (error) => {
    ended = true
    failure = error.message
  })
  while (!ended) {
    if (await answers(url)) return { pid: child.pid }
    await sleep(20)
  }
  return { failure: failure || lastLines(cluster) }
}

function openLog({ logFile }: Cluster): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(logFile, `${logFile}.old`)
  return openSync(logFile, 'a', 0o600)
}

const lastLines = ({ logFile }: Cluster) => readFileSync(logFile, 'utf8').trim().split('\n').slice(-2).join(' ')

/**
 * Requests a fast shutdown and does not wait for it.
 * @returns the server's process id
 */
export function tellToStop(cluster: Cluster): number | undefined {
  const pid = runningPid(cluster)
  if (pid) process.kill(pid, 'SIGINT')
  return pid
}

export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = tellToStop(cluster)
  if (!pid) return
  const deadline = Date.now() + PATIENCE_MS
  while (commandOf(pid).includes(cluster.data)) {
    if (Date.now() > deadline) return void process.kill(pid, 'SIGQUIT')
    await sleep(10)
  }
}
