import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, table } from './bench.ts'
import { startProduct } from './processes.ts'

const ADMIN = { ADMIN_EMAIL: 'admin@bench.example', ADMIN_PASSWORD: 'bench bench' }
const PROBE_EVERY_MS = 25
const MB = 1024 * 1024

interface Batch {
  names: number
  makeS: number
  readS: number
  megabytes: number
  peakMb: number
  p99: { making: number; reading: number }
}

/** Answer times of a light call, asked all the time while `work` goes on. */
async function probing(url: string, work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  let over = false
  const probe = async () => {
    while (!over) {
      const began = performance.now()
      await (await fetch(`${url}/api/services/status`)).arrayBuffer()
      times.push(performance.now() - began)
      await sleep(PROBE_EVERY_MS)
    }
  }
  const probes = probe()
  await work()
  over = true
  await probes
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

async function makeBatch(names: number): Promise<Batch> {
  const product = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
  try {
    const send = async (method: string, path: string, body?: object, token = '') => {
      const headers = { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` }
      const answer = await fetch(product.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    const login = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }
    const { token } = await send('POST', '/api/auth/login', login)
    const people = Array.from({ length: names }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`)
    const body = { templateImage: await template(), names: people }

    let url = ''
    let began = performance.now()
    const making = await probing(product.url, async () => {
      const { runId } = await send('POST', '/api/certificates', body, token)
      for (;;) {
        const run = await send('GET', `/api/runs/${runId}`, undefined, token)
        url = run.outputs[0].url
        if (run.finished_at) {
          if (run.status !== 'succeeded') throw new Error(`the batch reads ${run.status}`)
          return
        }
        await sleep(250)
      }
    })
    const makeS = (performance.now() - began) / 1000

    let bytes = 0
    began = performance.now()
    const reading = await probing(product.url, async () => {
      for await (const chunk of (await fetch(product.url + url)).body!) bytes += chunk.length
    })
    const readS = (performance.now() - began) / 1000
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))!
    return { names, makeS, readS, megabytes: bytes / MB, peakMb: Number(peak[1]) / 1024, p99: { making, reading } }
  } finally {
    await product.stop()
  }
}

/** 2000 × 1414 pixels with something at each of them. */
async function template(): Promise<string> {
  const [width, height] = [2000, 1414]
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = 215 + ((i * 7919 + (i >> 9)) % 30)
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** One request for many certificates at the whole product: how long, how much memory, and what others feel of it. */
export const batch: Bench = {
  title: 'Certificates: 5,000 from one request',
  run: async () => {
    const [few, many] = [await makeBatch(100), await makeBatch(5000)]
    const rows = [few, many].map((one) => [
      String(one.names),
      one.makeS.toFixed(1),
      (one.names / one.makeS).toFixed(0),
      one.readS.toFixed(1),
      one.megabytes.toFixed(0),
      one.peakMb.toFixed(0),
      one.p99.making.toFixed(0),
      one.p99.reading.toFixed(0),
    ])
    const head = [
      'names',
      'made in s',
      'a second',
      'read in s',
      'archive MB',
      'peak MB',
      'p99 ms making',
      'p99 ms reading',
    ]
    return `${table([head, ...rows])}

Peak memory at 5,000 names is ${(many.peakMb / few.peakMb).toFixed(2)} times that at 100. p99: of GET /api/services/status meanwhile, asked every ${PROBE_EVERY_MS} ms.
The product, its database and the client share one machine; load average at the end: ${loadavg()[0]!.toFixed(1)}.`
  },
}
