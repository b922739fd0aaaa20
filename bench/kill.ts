import { createServer } from 'node:net'
import { killRounds } from '../apps/server/test/processes/kill-rounds.ts'
import { startGeminiStandIn } from '../apps/server/test/stand-ins/gemini.ts'
import { type Bench, table } from './bench.ts'
import { openBenchDatabase } from './bench-database.ts'

const ROUNDS = 20
const CALLS = 12

export const kill: Bench = {
  title: 'Killed in the middle',
  run: async () => {
    const database = await openBenchDatabase()
    const gemini = await startGeminiStandIn()
    gemini.always({ name: 'slow', delayMs: 300 })
    try {
      const port = await freePort()
      const found = await killRounds({
        database,
        url: `http://127.0.0.1:${port}`,
        env: {
          PORT: String(port),
          DATABASE_URL: database.url,
          DATA_DIR: database.dataDir,
          GEMINI_API_KEYS: 'key',
          GEMINI_BASE_URL: gemini.baseUrl,
          RATE_LIMIT: 'off',
        },
        rounds: ROUNDS,
        calls: CALLS,
      })
      return [
        `${found.rounds} times \`kill -9\` beside ${CALLS} calls in the air, ${found.keys} keys in all, each repeated until answered.`,
        table([
          ['what', 'found', 'target'],
          ['keys that were refused', String(found.refused), '0'],
          ['keys that were answered with another run later', String(found.changed), '0'],
          ['second runs', String(found.secondRuns), '0'],
          ['credits beyond one a key', String(found.wrongCredits), '0'],
          ['results that are there twice', String(found.doubled), '0'],
          ['files that neither an output nor the sweep knows', String(found.lost), '0'],
          ['faults the audit finds', found.faults.join('; ') || '0', '0'],
        ]),
      ].join('\n\n')
    } finally {
      await gemini.close()
      await database.drop()
    }
  },
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
