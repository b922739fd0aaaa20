import { withClient } from './connect.ts'

/**
 * Runs `work` while no other process on this database runs work of the same name; others wait for their turn.
 * @param url leads past any pooler: the lock is the session's, and goes with it
 */
export const exclusively = <T>(url: string, name: string, work: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work()
  })
