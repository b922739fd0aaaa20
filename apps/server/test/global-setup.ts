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

/** One PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A signal's default action skips exit handlers, which stop the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const dataDir = makeScratchFolder('ufaro-test-')
  // As root, the server runs under another account that needs access.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    // A template can be copied only while nothing else is connected to it, so do not claim the database.
    claim: false,
    // Durability is not needed.
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
