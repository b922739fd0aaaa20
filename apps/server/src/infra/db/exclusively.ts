import type pg from 'pg'

/** Runs `work` while no other process on this database runs work of the same name; others wait for their turn. */
export async function exclusively<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    // Handing back a connection that still held the lock would keep it for as long as the pool lives.
    await client.query('select pg_advisory_unlock_all()').then(
      () => client.release(),
      (error) => client.release(error),
    )
  }
}
