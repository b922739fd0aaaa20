import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'
import { type Bench, median, table } from './bench.ts'
import { type Driven, drive, type Load } from './drive.ts'
import { ADMIN, signUp } from './people.ts'
import { startBareServer, startProduct } from './processes.ts'

const ROUNDS = 5

interface Pair {
  what: string
  bare: Load
  product: Load
}

/**
 * What the product adds to the framework it stands on: for a light read, and for a whole generate call (picture taken
 * in, credit, queue, engine, file, row, event) whose engine answers at once.
 */
export const http: Bench = {
  title: 'HTTP: beside a bare route',
  run: async () => {
    const bare = await startBareServer()
    const product = await startProduct({
      ...ADMIN,
      OPENAI_BASE_URL: `${bare.url}/v1`,
      IMAGE_ENGINE: 'openai',
      RATE_LIMIT: 'off',
    })
    try {
      const body = await generateBody()
      const token = await signUp(product.url)
      const heavy = (clients: number): Pair => ({
        what: `generate, instant engine, ${clients} at once`,
        bare: { url: `${bare.url}/heavy`, requests: 24, clients, body },
        product: { url: `${product.url}/api/generate`, requests: 24, clients, body, token },
      })
      const light = (what: string, path: string): Pair => ({
        what: `${what}, 16 at once`,
        bare: { url: `${bare.url}/light`, requests: 3000, clients: 16 },
        product: { url: product.url + path, requests: 3000, clients: 16 },
      })
      const pairs = [
        light('no work (GET /healthz)', '/healthz'),
        light('a read of the database (GET /api/services/status)', '/api/services/status'),
        heavy(1),
        heavy(4),
      ]
      const rows: string[][] = []
      for (const pair of pairs) rows.push(await compare(pair))
      return `${table([['call', 'bare ms', 'product ms', 'added ms', 'bare/s', 'product/s', 'rate ratio'], ...rows])}

Medians of ${ROUNDS} rounds taken in turns; the product, the bare server (which is the engine too), the database and the load are processes
of their own on one machine.`
    } finally {
      await product.stop()
      await bare.stop()
    }
  },
}

async function compare({ what, bare, product }: Pair): Promise<string[]> {
  const rounds: { bare: Driven; product: Driven }[] = []
  // One round more than counts: the first warms both up.
  for (let round = 0; round <= ROUNDS; round++) rounds.push({ bare: await drive(bare), product: await drive(product) })
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(read))
  const [bareMs, productMs] = [of((round) => round.bare.ms), of((round) => round.product.ms)]
  return [
    what,
    bareMs.toFixed(2),
    productMs.toFixed(2),
    (productMs - bareMs).toFixed(2),
    of((round) => round.bare.perSecond).toFixed(0),
    of((round) => round.product.perSecond).toFixed(0),
    of((round) => round.product.perSecond / round.bare.perSecond).toFixed(3),
  ]
}

async function generateBody(): Promise<string> {
  const { rgba, width, height } = drawPortrait()
  const photo = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .jpeg()
    .toBuffer()
  return JSON.stringify({ mode: 'headshot', productImageDataUrl: `data:image/jpeg;base64,${photo.toString('base64')}` })
}
