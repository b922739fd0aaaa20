import autocannon from 'autocannon'
import { type Bench, median, table } from './bench.ts'
import { type Driven, drive, type Load } from './drive.ts'
import { generateBody } from './generate-body.ts'
import { ADMIN, signUp } from './people.ts'
import { startBareServer, startLeastServer, startProduct } from './processes.ts'

const ROUNDS = 5
const READS = ['/healthz', '/api/services/status', '/api/auth/me', '/api/user/plan', '/api/creations']

const SERVERS = ['bare', 'least', 'product'] as const

type Loads = Record<(typeof SERVERS)[number], Load>

export const http: Bench = {
  title: 'HTTP: beside a bare route',
  run: async () => {
    const bare = await startBareServer()
    const least = await startLeastServer(`${bare.url}/v1`)
    const product = await startProduct({
      ...ADMIN,
      OPENAI_BASE_URL: `${bare.url}/v1`,
      IMAGE_ENGINE: 'openai',
      RATE_LIMIT: 'off',
    })
    try {
      const body = await generateBody()
      const token = await signUp(product.url)
      const heavy = (clients: number): Loads => ({
        bare: { url: `${bare.url}/heavy`, requests: 24, clients, body },
        least: { url: `${least.url}/least`, requests: 24, clients, body },
        product: { url: `${product.url}/api/generate`, requests: 24, clients, body, token },
      })
      const reads: string[][] = []
      for (const path of READS) {
        const name = path.replaceAll('/', '_')
        await teach(`${bare.url}/light/${name}`, product.url + path, token)
        reads.push(await compareReads(path, `${bare.url}/light/${name}`, { url: product.url + path, token }))
      }
      const rows: string[][] = []
      for (const clients of [1, 4]) rows.push(await compareGenerate(clients, heavy(clients)))
      return `Reads at 16 connections by autocannon; the bare route of Fastify gives the very same JSON.

${table([['call', 'bare/s', 'product/s', 'rate ratio', 'product p99 ms'], ...reads])}

${table([['generate, at once', 'bare ms', 'least ms', 'product ms', 'added ms', 'least/s', 'product/s', 'of the least'], ...rows])}

The least does only what a durable generate call cannot leave out: decode and store both pictures, ask the engine, and commit the
photo, the credit and the result. Medians of ${ROUNDS} rounds taken in turns; the product, the least, the bare server (which is the
engine too), the databases and the load are processes of their own on one machine.`
    } finally {
      await product.stop()
      await least.stop()
      await bare.stop()
    }
  },
}

async function teach(bareUrl: string, url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const body = JSON.stringify(await answer.json())
  await fetch(bareUrl, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
}

async function compareReads(what: string, bareUrl: string, { url, token }: { url: string; token: string }) {
  const fire = async (target: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const { requests, latency, non2xx } = await autocannon({ url: target, connections: 16, duration: 2, headers })
    if (non2xx > 0) throw new Error(`${target} refused ${non2xx} times`)
    return { perSecond: requests.average, p99: latency.p99 }
  }
  const rounds: { bare: number; product: number; p99: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const { perSecond: bare } = await fire(bareUrl)
    const { perSecond: product, p99 } = await fire(url)
    rounds.push({ bare, product, p99 })
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(read))
  return [
    `GET ${what}`,
    of(({ bare }) => bare).toFixed(0),
    of(({ product }) => product).toFixed(0),
    of(({ bare, product }) => product / bare).toFixed(2),
    of(({ p99 }) => p99).toFixed(0),
  ]
}

async function compareGenerate(clients: number, loads: Loads): Promise<string[]> {
  const rounds: Record<keyof Loads, Driven>[] = []
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    const [bare, least, product] = [await drive(loads.bare), await drive(loads.least), await drive(loads.product)]
    rounds.push({ bare, least, product })
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(read))
  return [
    `${clients}`,
    ...SERVERS.map((server) => of((round) => round[server].ms).toFixed(2)),
    of(({ bare, product }) => product.ms - bare.ms).toFixed(2),
    of(({ least }) => least.perSecond).toFixed(0),
    of(({ product }) => product.perSecond).toFixed(0),
    of(({ least, product }) => product.perSecond / least.perSecond).toFixed(2),
  ]
}
