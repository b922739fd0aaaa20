import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartFault } from '../../start-fault.ts'
import { type Account, asAccount, handOver } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, SUPERUSER } from './cluster.ts'

const MAJOR = '18'
const STAGE = 'init-'

/**
 * Creates the cluster in a temporary folder and renames it, so that neither a crash nor concurrent starts leave a
 * partial cluster.
 */
export function initCluster(cluster: Cluster, binaries: Binaries, account: Account, password: string): void {
  const made = () => existsSync(path.join(cluster.data, 'PG_VERSION'))
  if (made()) return
  const stage = mkdtempSync(path.join(cluster.home, STAGE))
  try {
    const draft = path.join(stage, 'cluster')
    const failure = runInitdb(binaries, account, stage, draft, password)
    if (failure === undefined) renameSync(draft, cluster.data)
    else if (!made()) throw new StartFault(`initdb failed in ${cluster.home}: ${failure}`)
  } catch (error) {
    // Ignore the error if another process has created the cluster meanwhile.
    if (!made()) throw error
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

function runInitdb(binaries: Binaries, account: Account, stage: string, draft: string, password: string) {
  const passwordFile = path.join(stage, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  handOver(stage, account)
  const { command, args, options } = asAccount(account, binaries.initdb, [
    ...['-D', draft, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ])
  const { status, error, stderr } = spawnSync(command, args, { ...options, cwd: stage, encoding: 'utf8' })
  return status === 0 ? undefined : (error?.message ?? causeIn(stderr))
}

function causeIn(stderr: string): string {
  const lines = stderr.trim().split('\n')
  return lines.find((line) => /\b(error|FATAL): /.test(line)) ?? lines.at(-1) ?? ''
}

export function checkVersion(cluster: Cluster): void {
  const version = readFileSync(path.join(cluster.data, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new StartFault(
    `${cluster.data} was made by PostgreSQL ${version} and this program brings ${MAJOR}: dump it with the old one and restore`,
  )
}

/**
 * Deletes the folders that interrupted calls of `initCluster` left. The caller must hold the lock on the data folder,
 * so that no other process is using one.
 */
export function clearDrafts(cluster: Cluster): void {
  for (const name of readdirSync(cluster.home)) {
    if (name.startsWith(STAGE)) rmSync(path.join(cluster.home, name), { recursive: true, force: true })
  }
}
