import { withClient } from './connect.ts'

/**
 * Runs `work` under a database-wide lock by name.
 * @param url bypasses poolers: the lock belongs to the session
 */
export const exclusively = <T>(url: string, name: string, work: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work()
  })
