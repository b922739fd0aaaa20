import { startEmbeddedPostgres } from '#server/infra/db/embedded-postgres.ts'
import { createLog } from '#server/infra/log.ts'

// This program starts the embedded PostgreSQL in the folder given as the first argument, prints its URL and stops on
// SIGTERM. With the second argument `guest` it does not lock the folder, like `npm run audit`, which may run beside the
// app.
const [, , dataDir = '', role] = process.argv
const claim = role !== 'guest'
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
const server = await startEmbeddedPostgres({ dataDir, claim, log: createLog('info') }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(`url ${server.url}\n`)
setInterval(() => {}, 60_000)
