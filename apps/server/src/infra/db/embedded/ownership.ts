import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOCK = 7_215_002
const PATIENCE_MS = 3000

export interface Ownership {
  release: () => Promise<void>
}

/**
 * Locks the data folder until the dedicated connection closes.
 * @param onLost called once if the connection breaks before `release`
 * @returns undefined if another live process holds the lock
 */
export async function takeOwnership(
  url: string,
  onLost: () => void,
  patienceMs = PATIENCE_MS,
): Promise<Ownership | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'ufaro owner' })
  let released = false
  let held = false
  client.on('error', () => {})
  client.on('end', () => {
    if (held && !released) onLost()
  })
  await client.connect()
  const release = async () => {
    released = true
    await client.end().catch(() => {})
  }
  for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
    held = rows[0]?.held === true
    if (held) return { release }
    if (Date.now() >= deadline) break
  }
  await release()
  return undefined
}
