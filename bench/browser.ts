import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { getChromium } from '../scripts/chromium.ts'
import { type Bench, median, table } from './bench.ts'
import { startProduct } from './processes.ts'

const ASSETS = path.join(import.meta.dirname, '../apps/web/dist/assets')
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
/** Certificates of each kind; the first ones warm everything up. */
const NAMES = 24
const WARM_UP = 4
/** How many times as quick as the canvas the splice is wanted to be. */
const WANTED = 4

type Times = Record<'splice' | 'toBlob' | 'convertToBlob', number[]>

/** Runs in the page and sees nothing of the bench: each name is made in every way, one after another. */
async function measure({ worker: address, names }: { worker: string; names: number }): Promise<Times> {
  const [width, height] = [2000, 1414]
  const paper = Object.assign(document.createElement('canvas'), { width, height })
  const ground = paper.getContext('2d') as CanvasRenderingContext2D
  const noise = ground.createImageData(width, height)
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = i % 4 === 3 ? 255 : 225 + ((i * 7919 + (i >> 9)) % 18)
  ground.putImageData(noise, 0, 0)
  const asJpeg = (canvas: HTMLCanvasElement) =>
    new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), 'image/jpeg', 0.95))
  const template = await asJpeg(paper)
  const bitmap = await createImageBitmap(template)
  const worker = new Worker(address, { type: 'module' })

  const lines = [
    { y: 700, size: 80 },
    { y: 1130, size: 36 },
  ]
  const write = (ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, texts: string[], dx = 0, dy = 0) =>
    lines.forEach(({ y, size }, n) => {
      ctx.font = `${size}px serif`
      ctx.textAlign = 'center'
      ctx.fillStyle = '#000000'
      ctx.fillText(texts[n] as string, width / 2 - dx, y - dy)
    })
  const layer = (text: string, n: number) => {
    const { y, size } = lines[n] as (typeof lines)[number]
    ground.font = `${size}px serif`
    const half = Math.ceil(ground.measureText(text).width / 2 + size / 6)
    const box = { x: width / 2 - half, y: y - size, width: 2 * half, height: Math.ceil(size * 1.4) }
    const sheet = Object.assign(document.createElement('canvas'), { width: box.width, height: box.height })
    const ctx = sheet.getContext('2d') as CanvasRenderingContext2D
    write(ctx, n === 0 ? [text, ''] : ['', text], box.x, box.y)
    const { data } = ctx.getImageData(0, 0, box.width, box.height)
    return {
      ...box,
      mask: Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] as number),
      color: [0, 0, 0],
    }
  }
  let sent = false
  const ways = {
    splice: (texts: string[]) =>
      new Promise<Blob>((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage({ template: sent ? null : template, layers: texts.map(layer) })
        sent = true
      }),
    toBlob: (texts: string[]) => {
      ground.drawImage(bitmap, 0, 0)
      write(ground, texts)
      return asJpeg(paper)
    },
    convertToBlob: (texts: string[]) => {
      const canvas = new OffscreenCanvas(width, height)
      const ctx = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      ctx.drawImage(bitmap, 0, 0)
      write(ctx, texts)
      return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    },
  }
  const times: Times = { splice: [], toBlob: [], convertToBlob: [] }
  for (let n = 0; n < names; n++) {
    for (const way of ['splice', 'toBlob', 'convertToBlob'] as const) {
      const begun = performance.now()
      const { size } = await ways[way]([`Adébáyọ̀ Ọkafor ${n}`, `SN: ${1001 + n}`])
      times[way].push(performance.now() - begun)
      if (size < 10_000) throw new Error(`${way} made nothing`)
    }
  }
  return times
}

/** One certificate after another in the page itself, by the worker that previews are spliced in and by a canvas. */
export const browser: Bench = {
  title: 'Certificates in the browser: beside its canvas',
  run: async () => {
    const worker = readdirSync(ASSETS).find((name) => /^sample\.worker-.*\.js$/.test(name))
    if (!worker) throw new Error('The web app is not built')
    const product = await startProduct({ RATE_LIMIT: 'off' })
    const program = await chromium.launch({ executablePath: await getChromium(), args: ARGS })
    try {
      const page = await program.newPage()
      await page.goto(`${product.url}/offline.html`)
      const times = await page.evaluate(measure, { worker: `/assets/${worker}`, names: NAMES + WARM_UP })
      const ms = (way: keyof Times) => median(times[way].slice(WARM_UP))
      const own = ms('splice')
      const row = (what: string, way: keyof Times) => {
        const ratio = ms(way) / own
        return [
          what,
          ms(way).toFixed(1),
          `${ratio.toFixed(1)} times the splice (${WANTED} ${ratio >= WANTED ? 'reached' : 'missed'})`,
        ]
      }
      const rows = [
        ['splice, in a worker', own.toFixed(1), ''],
        row('canvas.toBlob on the main thread', 'toBlob'),
        row('OffscreenCanvas.convertToBlob', 'convertToBlob'),
      ]
      return `${table([['way', 'ms a name', 'ratio'], ...rows])}

JPEG of 2000 × 1414 pixels, quality .95, Chromium ${program.version()}. Medians of ${NAMES} names made in turns, text drawn in each,
from the wish to the finished blob. Of the splice’s time close to a half is spent by the page on drawing the letters and reading
them back; drawing them in the worker, beside the name before, comes next.`
    } finally {
      await program.close()
      await product.stop()
    }
  },
}
