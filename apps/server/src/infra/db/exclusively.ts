import { withClient } from './connect.ts'

/**
 * Runs `work` while holding a named lock of the whole database.
 * @param url must not point to a pooler, because the lock belongs to the database session
 */
export const exclusively = <T>(url: string, name: string, work: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work()
  })
