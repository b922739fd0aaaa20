import pg from 'pg'

/** One connection for a short errand; always ended, however the errand ends. */
export async function withClient<T>(url: string, errand: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'ufaro' })
  // A connection that breaks fails the query in hand; the event itself must not end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await errand(client)
  } finally {
    await client.end().catch(() => {})
  }
}
