import { chmodSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/infra/db/connect.ts'
import { startEmbeddedPostgres } from '#server/infra/db/embedded-postgres.ts'
import { createLog } from '#server/infra/log.ts'
import { TEMPLATE, urlOfDatabase } from './database.ts'
import { makeScratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for all test files. Tests copy its template database, which has the app's schema. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Without this handler, a signal would end the process without the exit handlers that stop PostgreSQL.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const dataDir = makeScratchFolder('ufaro-test-')
  // If the tests run as root, PostgreSQL runs as another account. That account must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    // No other process uses this data folder, so this server need not lock it.
    claim: false,
    // The first three settings make writes faster. Tests do not need data to survive a crash.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  await withClient(server.url, (client) => client.query(`create database ${TEMPLATE}`))
  await migrate(urlOfDatabase(server.url, TEMPLATE))
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
