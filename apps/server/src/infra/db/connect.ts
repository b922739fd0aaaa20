import pg from 'pg'

export async function withClient<T>(url: string, errand: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'ufaro' })
  // Without this listener the error event would end the process. It does nothing, because a broken connection already
  // fails the running query.
  client.on('error', () => {})
  try {
    await client.connect()
    return await errand(client)
  } finally {
    await client.end().catch(() => {})
  }
}
