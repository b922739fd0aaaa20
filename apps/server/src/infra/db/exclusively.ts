import { withClient } from './connect.ts'

export const exclusively = <T>(url: string, name: string, work: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work()
  })
