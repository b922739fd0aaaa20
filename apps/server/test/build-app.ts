import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createLog } from '#server/infra/log.ts'
import type { App } from '#server/room.ts'
import { createDatabase } from './database.ts'
import { type Call, createCall } from './http-call.ts'
import { makeScratchFolder } from './scratch-folder.ts'

export const ADMIN = { email: 'admin@ufaro.test', password: 'correct horse' }

export interface TestApp extends Pick<Database, 'db' | 'pool' | 'bus'> {
  app: App
  url: string
  call: Call
  env: Env
  another: (overrides?: Record<string, string>) => Promise<TestApp>
  close: () => Promise<void>
}

/**
 * Starts the app on its own database and data folder. Tests must close it.
 * @param overrides environment variables
 */
export async function buildApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = makeScratchFolder('ufaro-app-')
  const database = await createDatabase()
  const app = await startApp({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...overrides })
  return {
    ...app,
    close: async () => {
      await app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startApp(variables: Record<string, string>): Promise<TestApp> {
  const env = readEnv({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    // Turn off caching, because tests change rows directly and expect to see the change at once.
    CACHE_MS: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...variables,
  })
  const log = createLog(env.LOG_LEVEL)
  const database = await openDatabase(env, log)
  const app = await createApp(env, { database, log })
  await app.seed()
  if (env.ROLE !== 'api') await app.work()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  return {
    app,
    url,
    call: createCall(url),
    env,
    db: database.db,
    pool: database.pool,
    bus: database.bus,
    another: (overrides = {}) => startApp({ ...variables, ...overrides }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
