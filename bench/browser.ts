import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { getChromium } from '../scripts/chromium.ts'
import { type Bench, median, table } from './bench.ts'
import { startProduct } from './processes.ts'
import { drawTemplates, HEIGHT, WIDTH } from './templates.ts'

const ASSETS = path.join(import.meta.dirname, '../apps/web/dist/assets')
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
/** Number of certificates measured per method and template, after the same number that only warms up the browser. */
const NAMES = 40
/** Splicing must be at least this many times as fast as encoding a canvas. */
const WANTED = 4

type Way = 'splice' | 'toBlob' | 'convertToBlob'
type Times = Record<Way, number[]>

interface Order {
  product: string
  template: string
  width: number
  height: number
  names: number
}

/** The browser runs this function in the page, so it cannot use variables of this file. */
async function measure({ product, template: encoded, width, height, names }: Order): Promise<Times> {
  const module = await import(product)
  const makeSample = Object.values(module)[0] as (sample: unknown) => Promise<Blob>
  const template = new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
  const bitmap = await createImageBitmap(template)
  const form = {
    fontStyle: { family: 'Times New Roman', size: 80, color: '#000000', align: 'center' },
    namePos: { x: 0.5, y: 0.5 },
    serialPos: { x: 0.5, y: 0.8 },
  }
  const write = (ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, name: string, serial: number) => {
    ctx.drawImage(bitmap, 0, 0)
    ctx.textAlign = 'center'
    ctx.fillStyle = '#000000'
    ctx.font = '80px Tinos'
    ctx.fillText(name, width / 2, height / 2)
    ctx.font = '32px Tinos'
    ctx.fillText(`SN: ${serial}`, width / 2, height * 0.8)
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D
  const offscreen = new OffscreenCanvas(width, height)
  const hidden = offscreen.getContext('2d') as OffscreenCanvasRenderingContext2D
  const ways: Record<Way, (name: string, serial: number) => Promise<Blob>> = {
    splice: (name, serial) => makeSample({ template, size: { width, height }, form, certificate: { name, serial } }),
    toBlob: (name, serial) => {
      write(paper, name, serial)
      return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), 'image/jpeg', 0.95))
    },
    convertToBlob: (name, serial) => {
      write(hidden, name, serial)
      return offscreen.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    },
  }
  const times: Times = { splice: [], toBlob: [], convertToBlob: [] }
  for (let n = 0; n < 2 * names; n++) {
    for (const way of ['splice', 'toBlob', 'convertToBlob'] as const) {
      const begun = performance.now()
      const { size } = await ways[way](`Adébáyọ̀ Ọkafor ${n}`, 1001 + n)
      if (n >= names) times[way].push(performance.now() - begun)
      if (size < encoded.length / 4) throw new Error(`${way} made nothing`)
    }
  }
  return times
}

async function measureOn(page: Page, what: string, pixels: Buffer, product: string): Promise<string[][]> {
  const raw = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  const template = (await raw.jpeg({ quality: 95 }).toBuffer()).toString('base64')
  const times = await page.evaluate(measure, { product, template, width: WIDTH, height: HEIGHT, names: NAMES })
  const own = median(times.splice)
  const row = (way: string, ms: number) => {
    const ratio = ms / own
    return [
      what,
      way,
      ms.toFixed(1),
      `${ratio.toFixed(1)} times the splice (${WANTED} ${ratio >= WANTED ? 'reached' : 'missed'})`,
    ]
  }
  return [
    [what, 'splice, in a worker', own.toFixed(1), ''],
    row('canvas.toBlob on the main thread', median(times.toBlob)),
    row('OffscreenCanvas.convertToBlob', median(times.convertToBlob)),
  ]
}

export const browser: Bench = {
  title: 'Certificates in the browser: beside its canvas',
  run: async () => {
    const chunk = readdirSync(ASSETS).find((name) => /^make-sample-.*\.js$/.test(name))
    if (!chunk) throw new Error('The web app is not built')
    const product = await startProduct({ RATE_LIMIT: 'off' })
    const program = await chromium.launch({ executablePath: await getChromium(), args: ARGS })
    try {
      const page = await program.newPage()
      await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' })
      const rows: string[][] = []
      for (const [what, pixels] of await drawTemplates())
        rows.push(...(await measureOn(page, what, pixels, `/assets/${chunk}`)))
      return `${table([['template', 'way', 'ms a name', 'ratio'], ...rows])}

JPEG of ${WIDTH} × ${HEIGHT} pixels, quality .95, Chromium ${program.version()}. Medians of ${NAMES} names made in turns, after as many
that do not count, from the wish to the finished blob, laying out and drawing the text included.`
    } finally {
      await program.close()
      await product.stop()
    }
  },
}
