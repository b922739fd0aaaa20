import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg } from 'node:os'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, table } from './bench.ts'
import { type Felt, whileOthersAsk } from './others.ts'
import { ADMIN, client, signUp } from './people.ts'
import { startProduct } from './processes.ts'

const QUIET_MS = 10_000
const LONGEST_MS = 4 * 60_000
/**
 * `p99` is the maximum 99th percentile, in ms, of the duration of other requests during a batch. `growth` is the
 * maximum ratio of the memory for 5,000 names to that for 100.
 */
const TARGET = { p99: 300, growth: 1.5 }
const MB = 1024 * 1024

interface Batch {
  names: number
  makeS: number
  readS: number
  megabytes: number
  /** Peak memory of the server process in MiB, without child processes. */
  peakMb: number
  quiet: Felt
  making: Felt
  reading: Felt
}

async function readAway(url: string): Promise<number> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    get(url, resolve).once('error', reject),
  )
  if (answer.statusCode !== 200) throw new Error(`the archive answered ${answer.statusCode}`)
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await finished(answer, { signal: AbortSignal.timeout(LONGEST_MS) })
  return bytes
}

async function makeBatch(names: number, templateImage: string): Promise<Batch> {
  const product = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
  try {
    const token = await signUp(product.url)
    const send = client(product.url)
    const others = [{ url: `${product.url}/api/services/status` }, { url: `${product.url}/api/user/plan`, token }]
    const timed = async <Result>(work: () => Promise<Result>) => {
      const began = performance.now()
      const { result, felt } = await whileOthersAsk(others, work)
      return { result, felt, seconds: (performance.now() - began) / 1000 }
    }

    const quiet = await timed(() => sleep(QUIET_MS))
    const making = await timed(async () => {
      const people = Array.from({ length: names }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`)
      const { runId } = await send('POST', '/api/certificates', token, { templateImage, names: people })
      const until = Date.now() + LONGEST_MS
      for (;;) {
        const run = await send('GET', `/api/runs/${runId}`, token)
        if (run.status === 'succeeded') return run.outputs[0].url as string
        const far = `${run.progress?.done ?? 0} of ${names}`
        if (run.finished_at) throw new Error(`the batch reads ${run.status} at ${far}`)
        if (Date.now() > until) throw new Error(`after ${LONGEST_MS / 1000} s the batch is at ${far}`)
        await sleep(250)
      }
    })
    const reading = await timed(() => readAway(product.url + making.result))
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))!
    return {
      names,
      makeS: making.seconds,
      readS: reading.seconds,
      megabytes: reading.result / MB,
      peakMb: Number(peak[1]) / 1024,
      quiet: quiet.felt,
      making: making.felt,
      reading: reading.felt,
    }
  } finally {
    await product.stop()
  }
}

/** Every pixel differs from its neighbours, because a flat area would compress faster than a real design. */
async function template(): Promise<string> {
  const [width, height] = [2000, 1414]
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = 215 + ((i * 7919 + (i >> 9)) % 30)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const feltRow = (meanwhile: string, { calls, failed, p50, p99, longest }: Felt): string[] => [
  meanwhile,
  ...[calls, failed, p50, p99, longest].map((value) => value.toFixed(0)),
]

export const batch: Bench = {
  title: 'Certificates: 5,000 from one request',
  run: async () => {
    const image = await template()
    const [few, many] = [await makeBatch(100, image), await makeBatch(5000, image)]
    const rows = [few, many].map(({ names, makeS, readS, megabytes, peakMb }) => [
      String(names),
      makeS.toFixed(1),
      (names / makeS).toFixed(0),
      readS.toFixed(1),
      megabytes.toFixed(0),
      peakMb.toFixed(0),
    ])
    const growth = many.peakMb / few.peakMb
    const worst = Math.max(many.making.p99, many.reading.p99)
    const verdict = (reached: boolean) => (reached ? 'reached' : 'missed')
    return `${table([['names', 'made in s', 'names a second', 'read in s', 'archive MB', 'peak MB'], ...rows])}

${table([
  ['meanwhile', 'calls of others', 'failed', 'p50 ms', 'p99 ms', 'longest ms'],
  feltRow('nothing else', many.quiet),
  feltRow('5,000 are made', many.making),
  feltRow('5,000 are read', many.reading),
])}

Others ask GET /api/services/status and GET /api/user/plan in turn, every 25 ms whether the call before is answered or not.
p99 at most ${TARGET.p99} ms: ${verdict(worst <= TARGET.p99)}. Peak resident memory at 5,000 names at most ${TARGET.growth} times that at 100: ${growth.toFixed(2)}, ${verdict(growth <= TARGET.growth)}.
The product, its database and the client share one machine; load average at the end: ${loadavg()[0]!.toFixed(1)}.`
  },
}
