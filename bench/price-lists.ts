import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, table } from './bench.ts'
import { ADMIN, client, signUp } from './people.ts'
import { startProduct } from './processes.ts'

const LONGEST_MS = 10 * 60_000
/** Maximum ratio of the peak memory for 500 rows to that for 50. */
const GROWTH = 1.5
const AT_ONCE = 50
const SIZE = { width: 1200, height: 900 }

interface Listed {
  rows: number
  seconds: number
  /** Peak memory in MiB, with child processes but without the database. */
  peakMb: number
}

/** Makes a photo of about 150 KB, as if sent by a chat app. Each `n` gives a different photo. */
async function photo(n: number): Promise<string> {
  const [width, height] = [SIZE.width / 20, SIZE.height / 20]
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * (n + 3) + (i >> 7) * 31) % 251
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width, SIZE.height)
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
const numberIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/**
 * Returns the sum of the peak memory of a process and its descendants, except PostgreSQL's processes, in MiB. The peak
 * of a process is its maximum since its start.
 */
function peakOfTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), status: statusOf(Number(name)) }))
  const children = (parent: number): number =>
    all
      .filter(({ status }) => numberIn(status, 'PPid') === parent && !/^Name:\s+(postgres|unshare)/m.test(status))
      .reduce((sum, { pid, status }) => sum + numberIn(status, 'VmHWM') / 1024 + children(pid), 0)
  return numberIn(statusOf(root), 'VmHWM') / 1024 + children(root)
}

async function makeCards(rows: number): Promise<Listed> {
  const product = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
  try {
    const token = await signUp(product.url)
    const send = client(product.url)
    const { list } = await send('POST', '/api/price-lists', token, { name: 'December' })
    const items = Array.from({ length: rows }, (_, n) => ({ name: `Thing ${n + 1}`, price: 100_000 + n * 100 }))
    for (let first = 1; first <= rows; first += AT_ONCE) {
      const photos: Record<string, string> = {}
      for (let row = first; row < first + AT_ONCE; row++) photos[`photo-${row}`] = await photo(row)
      await send('PUT', `/api/price-lists/${list.id}/items`, token, { items, ...photos })
    }
    const began = performance.now()
    const { runId } = await send('POST', `/api/price-lists/${list.id}/cards`, token, {})
    for (;;) {
      const run = await send('GET', `/api/runs/${runId}`, token)
      if (run.status === 'succeeded') break
      if (run.finished_at) throw new Error(`the cards read ${run.status}`)
      if (performance.now() - began > LONGEST_MS) throw new Error(`the cards took longer than ${LONGEST_MS} ms`)
      await sleep(250)
    }
    const seconds = (performance.now() - began) / 1000
    await send('GET', `/api/price-lists/${list.id}/cards.zip-link`, token)
    return { rows, seconds, peakMb: peakOfTree(product.pid) }
  } finally {
    await product.stop()
  }
}

/** Photos are read one at a time, so the memory must not grow with the list. */
export const priceLists: Bench = {
  title: 'Price lists: 500 cards from one request',
  run: async () => {
    const [few, many] = [await makeCards(50), await makeCards(500)]
    const lines = [few, many].map(({ rows, seconds, peakMb }) => [
      String(rows),
      seconds.toFixed(1),
      (rows / seconds).toFixed(1),
      peakMb.toFixed(0),
    ])
    const growth = many.peakMb / few.peakMb
    return `${table([['rows', 'made in s', 'cards a second', 'peak MB'], ...lines])}

Every row has a photo of ${SIZE.width} × ${SIZE.height}, sent ${AT_ONCE} to a call. Peak memory is that of the product and
its helper processes, taking the photos in included. Against 50 rows, 500 take ${growth.toFixed(2)} times the memory; the
target of ${GROWTH} is ${growth <= GROWTH ? 'reached' : 'missed'}.`
  },
}
