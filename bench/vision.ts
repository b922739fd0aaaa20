import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { cutOut, lookAtPhoto } from '../packages/render/src/node/vision/look.ts'
import { type Bench, table } from './bench.ts'
import { type Known, knownPictures } from './vision-truth.ts'

interface Measured {
  iou: number
  /** Mean absolute difference of alpha from the truth, in thousandths of the full range. */
  mad: number
  /** Mean absolute difference of alpha's gradient from that of the truth, in thousandths of the full range. */
  gradient: number
  cpuMs: number
}

export const vision: Bench = {
  title: 'Telling people and products from their ground',
  async run() {
    const known = await knownPictures()
    const sheet: Buffer[] = []
    const results = new Map<Known['row'], Measured[]>()
    // The first calls load the models and are not measured.
    for (const kind of ['person', 'object'] as const) await lookAtPhoto(known.find((one) => one.kind === kind)!, kind)
    for (const picture of known) {
      const before = process.cpuUsage()
      const look = await lookAtPhoto(picture, picture.kind)
      const cut = await cutOut(picture, look)
      const { user, system } = process.cpuUsage(before)
      const alpha = Uint8ClampedArray.from(cut.alpha.data, (a) => a * 255)
      const measured = { ...compare(alpha, picture), cpuMs: (user + system) / 1000 }
      results.set(picture.row, [...(results.get(picture.row) ?? []), measured])
      sheet.push(await onGreen(picture, cut.colours, alpha))
    }
    await writeSheet(sheet)
    const rss = process.memoryUsage().rss / 1e6
    const rows = [...results].map(([row, all]) => rowOf(row, all))
    const head = ['subject', 'pictures', 'mean IoU', 'worst IoU', 'MAD x 1000', 'gradient x 1000', 'CPU ms a picture']
    return `${table([head, ...rows])}\n\nResident memory at the end: ${rss.toFixed(0)} MB, one process with all four models.`
  },
}

function rowOf(row: string, all: Measured[]): string[] {
  const mean = (of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
  const worst = Math.min(...all.map(({ iou }) => iou))
  return [
    row,
    String(all.length),
    mean(({ iou }) => iou).toFixed(3),
    worst.toFixed(3),
    mean(({ mad }) => mad).toFixed(1),
    mean(({ gradient }) => gradient).toFixed(1),
    mean(({ cpuMs }) => cpuMs).toFixed(0),
  ]
}

function compare(alpha: Uint8ClampedArray, { truth, width, height }: Known): Omit<Measured, 'cpuMs'> {
  let [both, either, away, steep] = [0, 0, 0, 0]
  const slope = (data: Uint8ClampedArray | Buffer, i: number) =>
    Math.hypot(data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!) / 2
  for (let i = 0; i < alpha.length; i++) {
    const [found, there] = [alpha[i]! > 127, truth[i]! > 127]
    if (found && there) both++
    if (found || there) either++
    away += Math.abs(alpha[i]! - truth[i]!) / 255
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) steep += Math.abs(slope(alpha, i) - slope(truth, i)) / 255
  }
  return {
    iou: either ? both / either : 0,
    mad: (1000 * away) / alpha.length,
    gradient: (1000 * steep) / alpha.length,
  }
}

const TILE = 180
const COLUMNS = 10
const GREEN = [40, 220, 90]

async function onGreen(picture: Known, colours: Float32Array, alpha: Uint8ClampedArray): Promise<Buffer> {
  const { width, height, data } = picture
  const out = Buffer.alloc(data.length)
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]! / 255
    for (let c = 0; c < 3; c++)
      out[i * 3 + c] = Math.max(0, Math.min(255, colours[i * 3 + c]! * a + GREEN[c]! * (1 - a)))
  }
  const both = Buffer.concat([data, out])
  return sharp(both, { raw: { width, height: 2 * height, channels: 3 } })
    .resize(TILE, 2 * TILE)
    .png()
    .toBuffer()
}

/** Writes photos and cut-outs into one picture to look at, because figures cannot tell a lost ear from a soft edge. */
async function writeSheet(tiles: Buffer[]): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../.data')
  mkdirSync(folder, { recursive: true })
  const rows = Math.ceil(tiles.length / COLUMNS)
  const blank = { width: COLUMNS * TILE, height: rows * 2 * TILE, channels: 3, background: '#222' } as const
  const placed = tiles.map((input, k) => ({
    input,
    left: (k % COLUMNS) * TILE,
    top: Math.floor(k / COLUMNS) * 2 * TILE,
  }))
  const bytes = await sharp({ create: blank }).composite(placed).jpeg({ quality: 88 }).toBuffer()
  writeFileSync(path.join(folder, 'vision.jpg'), bytes)
}
