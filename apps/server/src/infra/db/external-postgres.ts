import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from '../start-fault.ts'
import { withClient } from './connect.ts'
import type { PostgresServer } from './postgres-server.ts'

const OLDEST = 15
const PATIENCE_MS = 15_000
const COMING_UP = new Set(['ECONNREFUSED', '57P03', 'EAI_AGAIN'])

/** @throws StartFault if the server of DATABASE_URL cannot be used. The message does not contain the password. */
export async function externalPostgres(url: string): Promise<PostgresServer> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const version = await withClient(url, async (client) => {
        const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
        return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
      })
      if (version >= OLDEST) return { url, stop: async () => {} }
      throw new StartFault(`DATABASE_URL must be PostgreSQL ${OLDEST} or newer, and this server is ${version}`)
    } catch (error) {
      if (error instanceof StartFault) throw error
      const { code = '', message } = error as NodeJS.ErrnoException
      if (!COMING_UP.has(code) || Date.now() > deadline) {
        throw new StartFault(`DATABASE_URL cannot be used: ${message || code}`, { cause: error })
      }
      await sleep(250)
    }
  }
}
