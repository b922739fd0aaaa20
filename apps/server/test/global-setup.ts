import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/infra/db/connect.ts'
import { startEmbeddedPostgres } from '#server/infra/db/embedded-postgres.ts'
import { createLog } from '#server/infra/log.ts'
import { TEMPLATE, urlOfDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database in it that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A signal's own way to end a process asks nobody; leaving by the door takes the server along.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ufaro-test-'))
  // As root the server runs as another account, which must be able to pass.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    // No process of the product owns this one: databases can be copied only while nobody is connected to them.
    claim: false,
    // Nothing here has to survive a power cut.
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
