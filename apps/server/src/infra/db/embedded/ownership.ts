import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOCK = 7_215_002
/** A process that was just killed keeps its lock until the server has noticed. */
const PATIENCE_MS = 3000

export interface Ownership {
  release: () => Promise<void>
}

/**
 * One process owns a data folder for as long as it holds this lock on a connection of its own.
 * @param onLost called once when the connection breaks without `release`.
 * @returns undefined where another living process has it.
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
